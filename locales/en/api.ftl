## The interface for programs

api-title = API
api-link = For programs
api-lead = Everything that is public, for programs: facts and conclusions as JSON. Reading needs no account.
api-tokens = To enter results, pair rounds and check players in, a program needs a token. Organisers make one on the page of the players of their tournament.
api-document = OpenAPI document
api-parameter = Parameter
api-body = Body
api-field = Field
api-kind = Kind
api-about = What it says
api-optional = optional
api-answers = Answers:
api-shapes = Shapes
api-refused = Refused
api-no-draft = There is no draft
api-conflict-advice = Nothing was changed. Read the state there is now, and decide again.

error-bad-json = The JSON can’t be read
error-bad-json-advice = A field is missing, unknown, or of another kind. The document says which fields there are.
error-not-json = JSON is expected
error-not-json-advice = Send the body as application/json.
error-bad-token = This token doesn’t work
error-bad-token-advice = It is mistyped, has expired, or was revoked.
error-token-needed = A token is needed
error-token-needed-advice = Send it in the Authorization header: Bearer mgs_…
error-token-elsewhere = This token is for another tournament
error-token-elsewhere-advice = A token works at one tournament.
error-requests = Too many requests
error-requests-advice = Try again in a while.
error-changes = Too many changes within an hour
error-changes-advice = Nothing was saved. Try again in an hour, or ask an arbiter.
