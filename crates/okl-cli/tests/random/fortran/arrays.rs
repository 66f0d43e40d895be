//! Arrays of all sorts for a region: where they are declared, filled, passed and shown.

use super::scope::Array;
use super::value::{TYPES, Type};
use super::writer::Writer;

/// The text around a region that its arrays need.
#[derive(Debug, Default)]
pub(super) struct Around {
    /// In the module of variables.
    pub(super) module: Vec<String>,
    /// In the procedure that calls that of the region.
    pub(super) declarations: Vec<String>,
    pub(super) fill: Vec<String>,
    pub(super) show: Vec<String>,
    /// The dummy arguments, and what is passed for them.
    pub(super) dummies: Vec<String>,
    pub(super) actual: Vec<String>,
    /// Behind the region.
    pub(super) behind: Vec<String>,
}

impl Writer {
    /// Declares an array of some sort.
    pub(super) fn new_array(
        &mut self,
        around: &mut Around,
        region: usize,
        rank: usize,
        ty: Option<Type>,
    ) -> Array {
        let ty = ty.unwrap_or_else(|| self.random.pick(&TYPES));
        let name = self.fresh("a");
        let array = Array {
            name: name.clone(),
            suffix: String::new(),
            ty,
            lower: (0..rank).map(|_| self.random.pick(&[1, 1, 0, -3, 4, -1])).collect(),
            extents: (0..rank).map(|_| self.random.between(3, if rank == 3 { 5 } else { 9 })).collect(),
            only: None,
            is_writable: true,
            is_assumed_size: false,
            has_gaps: false,
        };
        let array = match self.random.below(10) {
            0 => self.allocatable(around, array, region),
            1 => self.of_module(around, array, region),
            2 => self.pointer(around, array, region),
            3 => self.component(around, array, region),
            4 => self.component_of_elements(around, array, region),
            5 | 6 => self.assumed_shape(around, array, region),
            7 => self.assumed_size(around, array, region),
            8 => self.adjustable(around, array, region),
            _ => self.explicit(around, array, region),
        };
        self.scope.arrays.push(array.clone());
        array
    }

    fn explicit(&mut self, around: &mut Around, array: Array, region: usize) -> Array {
        self.declare(format!("{} :: {}({})", array.ty.written(), array.name, bounds(&array)));
        self.local(around, array, region)
    }

    /// Fills an array in front of the region, and shows it behind.
    fn local(&mut self, around: &mut Around, array: Array, region: usize) -> Array {
        let seed = self.random.between(1, 50);
        self.setup.extend(filled(&array.name, &array, seed));
        around.behind.extend(shown(region, &format!("{}{}", array.name, array.suffix), array.ty));
        array
    }

    fn allocatable(&mut self, around: &mut Around, array: Array, region: usize) -> Array {
        let colons = vec![":"; array.extents.len()].join(", ");
        self.declare(format!("{}, allocatable :: {}({colons})", array.ty.written(), array.name));
        self.setup.push(format!("allocate ({}({}))", array.name, bounds(&array)));
        self.local(around, array, region)
    }

    fn of_module(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        array.name = format!("m{region}_{}", array.name);
        if self.random.one_in(2) {
            let colons = vec![":"; array.extents.len()].join(", ");
            around.module.push(format!("{}, allocatable :: {}({colons})", array.ty.written(), array.name));
            self.setup.push(format!("allocate ({}({}))", array.name, bounds(&array)));
        } else {
            around.module.push(format!("{} :: {}({})", array.ty.written(), array.name, bounds(&array)));
        }
        self.local(around, array, region)
    }

    /// A section with gaps of an array that has more elements, and a declaration of that.
    fn base(&mut self, array: &Array) -> (Array, String) {
        let mut base = array.clone();
        base.name = format!("{}_base", array.name);
        let mut section = Vec::new();
        for dim in 0..array.extents.len() {
            let step = self.random.pick(&[1, 1, 2, -1, -2, 3]);
            let span = (array.extents[dim] - 1) * i64::abs(step);
            let (before, behind) = (self.random.between(0, 2), self.random.between(0, 2));
            base.lower[dim] = self.random.pick(&[1, 0, -2]);
            base.extents[dim] = span + 1 + before + behind;
            let (first, last) = (base.lower[dim] + before, base.lower[dim] + before + span);
            section.push(match step {
                1 if before + behind == 0 => ":".to_owned(),
                1 => format!("{first}:{last}"),
                _ if step > 0 => format!("{first}:{last}:{step}"),
                _ => format!("{last}:{first}:{step}"),
            });
        }
        (base, section.join(", "))
    }

    fn pointer(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        let (base, section) = self.base(&array);
        self.declare(format!("{}, target :: {}({})", base.ty.written(), base.name, bounds(&base)));
        let colons = vec![":"; array.extents.len()].join(", ");
        self.declare(format!("{}, pointer :: {}({colons})", array.ty.written(), array.name));
        let seed = self.random.between(1, 50);
        self.setup.extend(filled(&base.name, &base, seed));
        let lower: Vec<String> = array.lower.iter().map(|lower| format!("{lower}:")).collect();
        self.setup.push(format!("{}({}) => {}({section})", array.name, lower.join(", "), base.name));
        around.behind.extend(shown(region, &base.name, base.ty));
        array.has_gaps = true;
        array
    }

    fn component(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        let (ty, own) = (format!("ty{region}_{}", array.name), array.name.clone());
        let other = self.random.pick(&["integer(1)", "real(8)", "complex(8)", "integer(8)"]);
        around.module.push(format!("type {ty}"));
        around.module.push(format!("  {other} :: first = 3"));
        around.module.push(format!("  {} :: x({})", array.ty.written(), bounds(&array)));
        around.module.push("  integer(2) :: last = 4".into());
        around.module.push(format!("end type {ty}"));
        self.declare(format!("type({ty}) :: {own}"));
        array.name = format!("{own}%x");
        self.local(around, array, region)
    }

    /// An array of structures.
    fn component_of_elements(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        let ty = format!("ty{region}_{}", array.name);
        around.module.push(format!("type {ty}"));
        around.module.push("  integer(1) :: first = 3".into());
        around.module.push(format!("  {} :: x", array.ty.written()));
        around.module.push("  integer(2) :: last = 4".into());
        around.module.push(format!("end type {ty}"));
        self.declare(format!("type({ty}) :: {}({})", array.name, bounds(&array)));
        array.suffix = "%x".into();
        let seed = self.random.between(1, 50);
        let whole = format!("{}%x", array.name);
        self.setup.extend(filled(&whole, &array, seed));
        around.behind.extend(shown(region, &whole, array.ty));
        array
    }

    fn assumed_shape(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        let (base, section) = self.base(&array);
        around.declarations.push(format!("{} :: {}({})", base.ty.written(), base.name, bounds(&base)));
        let lower: Vec<String> = array
            .lower
            .iter()
            .map(|lower| if *lower == 1 { ":".into() } else { format!("{lower}:") })
            .collect();
        let attribute = self.random.pick(&["", ", intent(inout)"]);
        around.dummies.push(array.name.clone());
        around.actual.push(format!("{}({section})", base.name));
        self.declarations
            .insert(0, format!("{}{attribute} :: {}({})", array.ty.written(), array.name, lower.join(", ")));
        self.passed(around, &base, region);
        array.has_gaps = true;
        array
    }

    fn passed(&mut self, around: &mut Around, base: &Array, region: usize) {
        let seed = self.random.between(1, 50);
        around.fill.extend(filled(&base.name, base, seed));
        around.show.extend(shown(region, &base.name, base.ty));
    }

    fn assumed_size(&mut self, around: &mut Around, mut array: Array, region: usize) -> Array {
        let mut base = array.clone();
        base.name = format!("{}_base", array.name);
        around.declarations.push(format!("{} :: {}({})", base.ty.written(), base.name, bounds(&base)));
        around.dummies.push(array.name.clone());
        around.actual.push(base.name.clone());
        let mut dims: Vec<String> = (0..array.extents.len())
            .map(|dim| format!("{}:{}", array.lower[dim], array.upper(dim)))
            .collect();
        if let (Some(last), Some(lower)) = (dims.last_mut(), array.lower.last()) {
            *last = if *lower == 1 { "*".into() } else { format!("{lower}:*") };
        }
        self.declarations.insert(0, format!("{} :: {}({})", array.ty.written(), array.name, dims.join(", ")));
        self.passed(around, &base, region);
        array.is_assumed_size = true;
        array
    }

    /// An array whose bounds are arguments.
    fn adjustable(&mut self, around: &mut Around, array: Array, region: usize) -> Array {
        let mut base = array.clone();
        base.name = format!("{}_base", array.name);
        around.declarations.push(format!("{} :: {}({})", base.ty.written(), base.name, bounds(&base)));
        let mut dims = Vec::new();
        for dim in 0..array.extents.len() {
            let (low, count) = (self.fresh("n"), self.fresh("n"));
            self.declarations.insert(0, format!("integer, intent(in) :: {low}, {count}"));
            around.dummies.extend([low.clone(), count.clone()]);
            around.actual.extend([array.lower[dim].to_string(), array.extents[dim].to_string()]);
            dims.push(format!("{low}:{low} + {count} - 1"));
        }
        around.dummies.push(array.name.clone());
        around.actual.push(base.name.clone());
        let at =
            self.declarations.iter().take_while(|line| line.starts_with("integer, intent(in) :: n")).count();
        self.declarations
            .insert(at, format!("{} :: {}({})", array.ty.written(), array.name, dims.join(", ")));
        self.passed(around, &base, region);
        array
    }
}

/// `1:4, -2:3`
fn bounds(array: &Array) -> String {
    let dims: Vec<String> = (0..array.extents.len())
        .map(|dim| match array.lower[dim] {
            1 => array.extents[dim].to_string(),
            lower => format!("{lower}:{}", array.upper(dim)),
        })
        .collect();
    dims.join(", ")
}

/// Statements that fill an array.
fn filled(name: &str, array: &Array, seed: i64) -> Vec<String> {
    let count: i64 = array.extents.iter().product();
    let value = match array.ty {
        Type::Integer(kind) => {
            let high = array.ty.usual().high as i64;
            format!("int(mod(q*{seed} + 7*q, {}) - {}, {kind})", 2 * high.min(50), high.min(50))
        }
        Type::Real(kind) => format!("real(mod(q*{seed} + 5*q, 64) - 31, {kind})/4"),
        Type::Logical => format!("mod(q*{seed}, 7) < 4"),
        Type::Complex => format!("cmplx(mod(q*{seed}, 13) - 6, mod(q*5, 7), 8)/2"),
    };
    let extents: Vec<String> = array.extents.iter().map(i64::to_string).collect();
    let line = match array.extents.len() {
        1 => format!("{name} = [({value}, q = 1, {count})]"),
        _ => format!("{name} = reshape([({value}, q = 1, {count})], [{}])", extents.join(", ")),
    };
    vec![line]
}

/// Statements that print what an array or a scalar is.
pub(super) fn shown(region: usize, name: &str, ty: Type) -> Vec<String> {
    let tag = format!("'r{region} {name}'");
    match ty {
        Type::Integer(_) => vec![format!("call show({tag}, int([{name}], 8))")],
        Type::Real(_) => vec![format!("call show({tag}, nint(64*real([{name}], 8), 8))")],
        Type::Logical => vec![format!("call show({tag}, merge(1_8, 0_8, [{name}]))")],
        Type::Complex => vec![
            format!("call show({tag}, nint(64*real([{name}]), 8))"),
            format!("call show({tag}, nint(64*aimag([{name}]), 8))"),
        ],
    }
}
