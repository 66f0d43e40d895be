//! The types of values that the threads of a warp tell each other.

/// The types of values that lanes tell each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum LaneType {
    Int,
    Unsigned,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
    Float,
    Double,
}

impl LaneType {
    /// All types with their names in C++.
    pub(crate) const ALL: [(LaneType, &str); 8] = [
        (LaneType::Int, "int"),
        (LaneType::Unsigned, "unsigned int"),
        (LaneType::Long, "long"),
        (LaneType::UnsignedLong, "unsigned long"),
        (LaneType::LongLong, "long long"),
        (LaneType::UnsignedLongLong, "unsigned long long"),
        (LaneType::Float, "float"),
        (LaneType::Double, "double"),
    ];

    /// Its name in C++.
    pub(crate) fn name(self) -> &'static str {
        LaneType::ALL.iter().find(|(one, _)| *one == self).map_or("int", |(_, name)| name)
    }

    /// Its size.
    pub(crate) fn bytes(self) -> u32 {
        match self {
            LaneType::Int | LaneType::Unsigned | LaneType::Float => 4,
            LaneType::Long | LaneType::UnsignedLong | LaneType::LongLong | LaneType::UnsignedLongLong => 8,
            LaneType::Double => 8,
        }
    }

    /// The memory by which lanes tell each other values of the type: `lanes_float`.
    pub(crate) fn memory(self) -> String {
        format!("lanes_{}", self.name().replace(' ', "_"))
    }
}
