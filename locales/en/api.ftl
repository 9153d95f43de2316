## The interface for programs

api-title = API
api-lead = Everything that is public, for programs: facts and conclusions as JSON. Reading needs no account.
api-document = OpenAPI document
api-parameter = Parameter
api-body = Body
api-field = Field
api-kind = Kind
api-about = What it says
api-optional = optional
api-answers = Answers:
api-shapes = Shapes
