//! Documents of a later host: values that this SDK does not know are read as unknown ones.
//!
//! An enum with a variant for unknown values (`Scope::Unknown`, `TypeKind::Other`) is read as that variant. An enum
//! without one makes the value that contains it unknown: an unknown operator its expression, an unknown comparison the
//! canonical form of its loop. This is the second way to read a document, used if the first one fails.
//!
//! There is one deserializer for all values, without type parameters of its own: those would be instantiated for every
//! type in a document.

use okl_model::{Canonical, ExprKind};
use okl_sema::Role;
use serde::de::value::StrDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error as _, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Value, json, map};
use std::slice;
use std::sync::LazyLock;

/// The values that enums with a variant for unknown values are read as, by name of the enum. Other enums are read as
/// `"unknown"`, if they have such a variant.
static STAND_INS: LazyLock<[(&str, Value); 10]> = LazyLock::new(|| {
    [
        ("Access", json!("escape")),
        ("DirectiveKind", json!("other")),
        ("ExprKind", json!({ "opaque": [] })),
        ("ItemKind", json!("other")),
        ("Name", json!({ "other": "" })),
        ("Piece", json!({ "text": "" })),
        ("Site", json!("nothing")),
        ("StmtKind", json!({ "other": [] })),
        ("TypeKind", json!("other")),
        ("UnaryOperator", json!("other")),
    ]
});

/// A part of a document.
#[derive(Clone, Copy)]
pub(crate) struct Later<'d> {
    value: &'d Value,
    /// True if unknown values are errors.
    strict: bool,
}

impl<'d> Later<'d> {
    /// A document.
    pub(crate) fn of(value: &'d Value) -> Later<'d> {
        Later { value, strict: false }
    }

    fn strict(value: &'d Value) -> Later<'d> {
        Later { value, strict: true }
    }

    /// Returns true if the variant and its content are known. Types without a variant for unknown values inside of it
    /// are checked here.
    fn is_known(self, name: &str, tag: &str, variants: &[&str]) -> bool {
        let strict = Later::strict(self.value);
        variants.contains(&tag)
            && match name {
                "ExprKind" => ExprKind::deserialize(strict).is_ok(),
                "Role" => Role::deserialize(strict).is_ok(),
                _ => true,
            }
    }

    /// The value to read instead of an unknown variant; none if the variant is known.
    fn stand_in(self, name: &str, tag: &str, variants: &[&str]) -> Option<Later<'static>> {
        static UNKNOWN: LazyLock<Value> = LazyLock::new(|| json!("unknown"));
        if self.strict {
            return None;
        }
        let own = STAND_INS.iter().find(|(of, _)| *of == name).map(|(_, stand_in)| stand_in);
        let stand_in = own.or_else(|| variants.contains(&"unknown").then_some(&*UNKNOWN))?;
        (!self.is_known(name, tag, variants)).then_some(Later::strict(stand_in))
    }
}

impl<'de> Deserializer<'de> for Later<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let strict = self.strict;
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is_so) => visitor.visit_bool(*is_so),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => visitor.visit_seq(Items { items: items.iter(), strict }),
            Value::Object(fields) => visitor.visit_map(Fields { fields: fields.iter(), value: None, strict }),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.value.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let mut variant = Variant::of(self)?;
        if let Some(stand_in) = self.stand_in(name, variant.tag, variants) {
            variant = Variant::of(stand_in)?;
        }
        visitor.visit_enum(variant)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// True for an unknown canonical form of a loop.
fn is_unknown_count(key: &str, value: &Value) -> bool {
    key == "canonical"
        && value.is_object()
        && Canonical::<okl_model::ExprId>::deserialize(Later::strict(value)).is_err()
}

/// The elements of an array.
struct Items<'d> {
    items: slice::Iter<'d, Value>,
    strict: bool,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        let strict = self.strict;
        self.items.next().map(|value| seed.deserialize(Later { value, strict })).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

/// The fields of an object.
struct Fields<'d> {
    fields: map::Iter<'d>,
    value: Option<&'d Value>,
    strict: bool,
}

impl<'d> Fields<'d> {
    fn next_key(&mut self) -> Option<Key<'d>> {
        let strict = self.strict;
        let (key, value) = self.fields.find(|(key, value)| strict || !is_unknown_count(key, value))?;
        self.value = Some(value);
        Some(Key(key))
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        self.next_key().map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        let value = self.value.take().expect("a value is asked for after its key");
        seed.deserialize(Later { value, strict: self.strict })
    }
}

/// A variant of an enum: its name and its content.
struct Variant<'d> {
    tag: &'d str,
    held: Option<Later<'d>>,
}

impl<'d> Variant<'d> {
    fn of(read: Later<'d>) -> Result<Variant<'d>, Error> {
        let fields = read.value.as_object().filter(|fields| fields.len() == 1);
        match (read.value.as_str(), fields.and_then(|fields| fields.iter().next())) {
            (Some(tag), _) => Ok(Variant { tag, held: None }),
            (None, Some((tag, value))) => {
                Ok(Variant { tag, held: Some(Later { value, strict: read.strict }) })
            }
            (None, None) => {
                Err(Error::custom("expected the name of a variant, or an object with it as its only key"))
            }
        }
    }

    fn held(&self) -> Result<Later<'d>, Error> {
        self.held.ok_or_else(|| Error::custom(format_args!("`{}` holds nothing", self.tag)))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        Ok((seed.deserialize(StrDeserializer::<Error>::new(self.tag))?, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        self.held.map_or(Ok(()), <()>::deserialize)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(self.held()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.held()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.held()?.deserialize_any(visitor)
    }
}

/// The name of a field, or a number that is the key of a map.
#[derive(Clone, Copy)]
struct Key<'d>(&'d str);

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0.parse() {
            Ok(number) => visitor.visit_u32(number),
            Err(_) => visitor.visit_borrowed_str(self.0),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}
