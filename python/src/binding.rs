//! Arguments as a kernel gets them.

use crate::errors::{argument, raised, range};
use crate::given::Given;
use crate::instances::Instance;
use crate::number::{self, Unfit, shown};
use crate::opened::Opened;
use crate::parameter::Wanted;
use crate::view::{Place, View};
use crate::{borrowed, element};
use okl_runtime::{Argument, Error, Null, Stream, TypedMemory, TypedValue};
use pyo3::prelude::*;
use smallvec::SmallVec;

/// Most kernels have fewer arguments.
const USUAL: usize = 16;

/// The arguments of one call.
pub struct Call<'a> {
    opened: &'a Opened,
    instance: &'a Instance,
    slots: SmallVec<[Slot<'a>; USUAL]>,
    /// Memory that was borrowed for the call.
    borrowed: SmallVec<[Borrowed; USUAL]>,
    structures: Vec<Box<[Line]>>,
}

/// An argument, checked.
enum Slot<'a> {
    Number { word: u64, bytes: usize, is_float: bool },
    Structure { at: usize, bytes: usize },
    Array(&'a TypedMemory),
    Borrowed(usize),
    Null,
}

/// Memory of others.
struct Borrowed {
    view: View,
    memory: TypedMemory,
    /// True if `memory` is a copy on the device.
    is_copy: bool,
    is_const: bool,
}

/// Aligned for every type.
#[derive(Clone, Copy)]
#[repr(C, align(64))]
struct Line([u8; 64]);

/// An argument as the runtime takes it.
enum Passing<'a> {
    Memory(&'a TypedMemory),
    Value(TypedValue<'a>),
    Null,
}

impl<'a> Call<'a> {
    /// Checks arguments, and converts numbers.
    pub fn new(
        py: Python<'_>,
        opened: &'a Opened,
        instance: &'a Instance,
        given: SmallVec<[Given<'a, '_>; USUAL]>,
    ) -> PyResult<Call<'a>> {
        let (count, wanted) = (given.len(), instance.parameters.len());
        if count != wanted {
            let name = instance.kernel.name();
            return Err(argument(py, &format!("`{name}` takes {wanted} arguments, and {count} are given")));
        }
        let mut call = Call {
            opened,
            instance,
            slots: SmallVec::new(),
            borrowed: SmallVec::new(),
            structures: Vec::new(),
        };
        for (at, given) in given.into_iter().enumerate() {
            let slot = call.slot(py, at, given)?;
            call.slots.push(slot);
        }
        Ok(call)
    }

    fn slot(&mut self, py: Python<'_>, at: usize, given: Given<'a, '_>) -> PyResult<Slot<'a>> {
        let instance = self.instance;
        match (&instance.parameters[at].wanted, given) {
            (Wanted::Number(scalar), Given::Value(object)) => match number::word(object, *scalar) {
                Ok(word) => {
                    Ok(Slot::Number { word, bytes: scalar.bytes() as usize, is_float: scalar.is_float() })
                }
                Err(Unfit::Type(wrong)) => Err(argument(py, &self.told(at, &wrong))),
                Err(Unfit::Range(wrong)) => Err(range(py, &self.told(at, &wrong))),
            },
            (Wanted::Structure(bytes), Given::Value(object)) => {
                let view = borrowed::view(object, None)?;
                let Some(view) = view else {
                    return Err(argument(
                        py,
                        &self.told(at, &format!("{} is given, not bytes", shown(object))),
                    ));
                };
                self.structure(py, at, *bytes, &view)
            }
            (Wanted::Structure(bytes), Given::View(view)) => self.structure(py, at, *bytes, &view),
            (Wanted::Number(_) | Wanted::Structure(_), _) => {
                Err(argument(py, &self.told(at, "an array is given, not a value")))
            }
            (Wanted::Memory { .. }, Given::Null) => Ok(Slot::Null),
            (Wanted::Memory { .. }, Given::Array(array)) => {
                self.fits(py, at, Some(array.element), &array.shape)?;
                Ok(Slot::Array(&array.memory))
            }
            (Wanted::Memory { is_const, .. }, Given::View(view)) => self.memory(py, at, view, *is_const),
            (Wanted::Memory { is_const, .. }, Given::Value(object)) => match borrowed::view(object, None)? {
                Some(view) => self.memory(py, at, view, *is_const),
                None => {
                    Err(argument(py, &self.told(at, &format!("{} is given, not an array", shown(object)))))
                }
            },
        }
    }

    /// A message about an argument.
    fn told(&self, at: usize, wrong: &str) -> String {
        let parameter = &self.instance.parameters[at];
        let space = if parameter.ty.ends_with('*') { "" } else { " " };
        let (name, ty) = (&parameter.name, &parameter.ty);
        format!("argument {} of `{}`, `{ty}{space}{name}`: {wrong}", at + 1, self.instance.kernel.name())
    }

    fn fits(
        &self,
        py: Python<'_>,
        at: usize,
        element: Option<element::Element>,
        shape: &[usize],
    ) -> PyResult<()> {
        let Some(element) = element else {
            let wrong = "the elements are objects, or their bytes are in another order";
            return Err(argument(py, &self.told(at, wrong)));
        };
        match self.instance.parameters[at].wanted.fits(element, shape.last().copied().unwrap_or(1)) {
            true => Ok(()),
            false => Err(argument(py, &self.told(at, &format!("an array of {} is given", element.shown())))),
        }
    }

    /// Memory of others: where the device reaches it, it is used where it is.
    fn memory(&mut self, py: Python<'_>, at: usize, view: View, is_const: bool) -> PyResult<Slot<'a>> {
        self.fits(py, at, view.element, &view.shape)?;
        if !view.is_contiguous {
            return Err(argument(
                py,
                &self.told(at, "the array is not contiguous: `numpy.ascontiguousarray` copies it"),
            ));
        }
        if view.is_read_only && !is_const {
            return Err(argument(py, &self.told(at, "the array is read-only, and the kernel may write it")));
        }
        let is_shared = match view.place {
            Place::Host => self.opened.is_cpu,
            Place::Cuda(number) => {
                if self.opened.cuda != Some(number) {
                    let wrong = format!("the array is in the memory of the CUDA device {number}");
                    return Err(argument(py, &self.told(at, &wrong)));
                }
                true
            }
            Place::Elsewhere => {
                return Err(argument(py, &self.told(at, "the array is in the memory of another device")));
            }
        };
        let device = &self.opened.device;
        if is_shared {
            // SAFETY: the view keeps the memory until the end of the call.
            let memory = unsafe { device.wrap_memory::<u8>(view.address, view.bytes) };
            let memory = TypedMemory::new(memory, None, 1);
            self.borrowed.push(Borrowed { view, memory, is_copy: false, is_const });
            return Ok(Slot::Borrowed(self.borrowed.len() - 1));
        }
        if let Some(same) = self.earlier(py, at, &view, is_const)? {
            return Ok(Slot::Borrowed(same));
        }
        let copied = py.detach(|| {
            let memory = device.memory::<u8>(view.bytes)?;
            // SAFETY: Python's arrays may change while they are copied; what is copied then is not said.
            memory.copy_from(unsafe { view.host_bytes() })?;
            Ok(memory)
        });
        let memory = copied.map_err(|error: Error| raised(py, &error))?;
        self.borrowed.push(Borrowed {
            view,
            memory: TypedMemory::new(memory, None, 1),
            is_copy: true,
            is_const,
        });
        Ok(Slot::Borrowed(self.borrowed.len() - 1))
    }

    /// The copy of an array that is an earlier argument, too.
    fn earlier(&mut self, py: Python<'_>, at: usize, view: &View, is_const: bool) -> PyResult<Option<usize>> {
        let end = view.address + view.bytes as u64;
        let mut same = None;
        for (nth, other) in self.borrowed.iter_mut().enumerate() {
            let (start, bytes) = (other.view.address, other.view.bytes);
            if (start, bytes) == (view.address, view.bytes) {
                other.is_const &= is_const;
                same = Some(nth);
            } else if start < end && view.address < start + bytes as u64 && !(is_const && other.is_const) {
                let wrong = "the array overlaps with another argument: on this device both would be copies";
                return Err(argument(py, &self.told(at, wrong)));
            }
        }
        Ok(same)
    }

    /// A structure: bytes of its size.
    fn structure(
        &mut self,
        py: Python<'_>,
        at: usize,
        bytes: Option<u64>,
        view: &View,
    ) -> PyResult<Slot<'a>> {
        let wrong = match bytes {
            _ if view.place != Place::Host || !view.is_contiguous => {
                Some("bytes that are not contiguous".into())
            }
            Some(bytes) if bytes != view.bytes as u64 => {
                Some(format!("{} bytes are given, not {bytes}", view.bytes))
            }
            _ => None,
        };
        if let Some(wrong) = wrong {
            return Err(argument(py, &self.told(at, &wrong)));
        }
        // SAFETY: as for other copies.
        let bytes = unsafe { view.host_bytes() };
        let lines = bytes.chunks(64).map(|chunk| {
            let mut line = Line([0; 64]);
            line.0[..chunk.len()].copy_from_slice(chunk);
            line
        });
        self.structures.push(lines.collect());
        Ok(Slot::Structure { at: self.structures.len() - 1, bytes: bytes.len() })
    }

    /// Runs the kernel, and copies back what it may have changed.
    pub fn run(&self, py: Python<'_>, stream: Option<&Stream>) -> PyResult<()> {
        py.detach(|| self.run_detached(stream)).map_err(|error| raised(py, &error))
    }

    fn run_detached(&self, stream: Option<&Stream>) -> Result<(), Error> {
        let passing: SmallVec<[Passing<'_>; USUAL]> =
            self.slots.iter().map(|slot| self.passing(slot)).collect();
        let arguments: SmallVec<[&dyn Argument; USUAL]> = passing.iter().map(Passing::argument).collect();
        match stream {
            Some(stream) => stream.run(&self.instance.kernel, &arguments)?,
            None => self.instance.kernel.run(&arguments)?,
        }
        // Others may free or read memory of theirs as soon as the call returns.
        let is_awaited = |one: &Borrowed| match one.is_copy {
            true => !one.is_const && stream.is_some(),
            false => !self.opened.is_cpu,
        };
        if self.borrowed.iter().any(is_awaited) {
            match stream {
                Some(stream) => stream.finish()?,
                None => self.opened.device.finish()?,
            }
        }
        for one in self.borrowed.iter().filter(|one| one.is_copy && !one.is_const) {
            // SAFETY: Python's arrays may be read while they are written; what is read then is not said.
            one.memory.memory().copy_to(unsafe { one.view.host_bytes_mut() })?;
        }
        Ok(())
    }

    fn passing<'s>(&'s self, slot: &'s Slot<'a>) -> Passing<'s> {
        match slot {
            Slot::Null => Passing::Null,
            Slot::Array(memory) => Passing::Memory(memory),
            Slot::Borrowed(at) => Passing::Memory(&self.borrowed[*at].memory),
            Slot::Structure { at, bytes } => {
                let lines = &self.structures[*at];
                // SAFETY: the lines have at least as many bytes.
                let bytes = unsafe { std::slice::from_raw_parts(lines.as_ptr().cast(), *bytes) };
                Passing::Value(TypedValue::other(bytes, None))
            }
            Slot::Number { word, bytes, is_float } => {
                // SAFETY: a word has eight bytes.
                let bytes = unsafe { std::slice::from_raw_parts(std::ptr::from_ref(word).cast(), *bytes) };
                Passing::Value(match is_float {
                    true => TypedValue::floating(bytes, None),
                    false => TypedValue::integer(bytes, None),
                })
            }
        }
    }
}

impl Passing<'_> {
    fn argument(&self) -> &dyn Argument {
        match self {
            Passing::Memory(memory) => *memory,
            Passing::Value(value) => value,
            Passing::Null => &Null,
        }
    }
}
