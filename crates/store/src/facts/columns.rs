//! The columns of a table, as the schema has them.

use diesel::expression::Expression;
use diesel::sql_types::{
    BigInt, Bool, Date, Integer, Nullable, SqlType, Text, Timestamp, is_nullable,
};

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Truth,
    Text,
    Day,
    Moment,
}

/// The columns of a table in the order of the schema.
pub(super) trait Columns {
    fn all() -> Vec<(&'static str, Kind)>;
}

/// A type of the schema.
pub(super) trait Kinded {
    const KIND: Kind;
}

macro_rules! kinded {
    ($($sql:ty => $kind:ident),*) => {
        $(impl Kinded for $sql {
            const KIND: Kind = Kind::$kind;
        })*
    };
}

kinded!(Integer => Number, BigInt => Number, Bool => Truth, Text => Text, Date => Day, Timestamp => Moment);

impl<T: Kinded + SqlType<IsNull = is_nullable::NotNull>> Kinded for Nullable<T> {
    const KIND: Kind = T::KIND;
}

/// Implements [`Columns`] for tuples of as many columns as there are names, and for shorter ones.
macro_rules! tuples {
    () => {};
    ($first:ident $($rest:ident)*) => {
        impl<$first, $($rest),*> Columns for ($first, $($rest,)*)
        where
            $first: diesel::Column + Expression<SqlType: Kinded>,
            $($rest: diesel::Column + Expression<SqlType: Kinded>,)*
        {
            fn all() -> Vec<(&'static str, Kind)> {
                vec![
                    ($first::NAME, <<$first as Expression>::SqlType as Kinded>::KIND),
                    $(($rest::NAME, <<$rest as Expression>::SqlType as Kinded>::KIND),)*
                ]
            }
        }
        tuples!($($rest)*);
    };
}

tuples!(A B C D E F G H I J K L M N O P Q R S T U V W X Y Z A1 B1 C1 D1 E1 F1);
