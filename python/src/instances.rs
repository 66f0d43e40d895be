//! Kernels with their parameters, and the instances of those that are templates.

use crate::element::Element;
use crate::errors::raised;
use crate::given::Given;
use crate::numpy;
use crate::opened::Opened;
use crate::parameter::Parameter;
use okl_runtime::{Argument, Kernel, TypedMemory, TypedValue};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyInt};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// A kernel whose parameters are known.
pub struct Instance {
    pub kernel: Kernel,
    pub parameters: Vec<Parameter>,
}

/// A kernel, or a template with the instances that were called.
pub struct Instances {
    kernel: Kernel,
    /// The kernel, if it is no template.
    pub only: Option<Arc<Instance>>,
    called: Mutex<Called>,
}

/// The types of arguments.
type Types = SmallVec<[Type; 16]>;

/// The instances that were called.
#[derive(Default)]
struct Called {
    /// The last one, which is most often the next one.
    last: Option<(Types, Arc<Instance>)>,
    all: HashMap<Types, Arc<Instance>>,
}

/// The type that an argument says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Type {
    Memory(Option<Element>),
    Value(Option<&'static str>),
}

impl Instances {
    pub fn new(kernel: Kernel) -> Instances {
        let only = kernel.parameters().is_some().then(|| Arc::new(Instance::of(kernel.clone())));
        Instances { kernel, only, called: Mutex::default() }
    }

    /// The instance for arguments, which is built if it is not there.
    pub fn of(&self, py: Python<'_>, opened: &Opened, given: &[Given<'_, '_>]) -> PyResult<Arc<Instance>> {
        if let Some(only) = &self.only {
            return Ok(only.clone());
        }
        let types: Types = given.iter().map(Type::of).collect();
        if let Some(known) = self.called.lock().unwrap_or_else(PoisonError::into_inner).known(&types) {
            return Ok(known);
        }
        let built = py.detach(|| self.kernel.instance(&refs(&examples(opened, &types))));
        let built = Arc::new(Instance::of(built.map_err(|error| raised(py, &error))?));
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(called.all.entry(types).or_insert(built).clone())
    }
}

impl Called {
    fn known(&mut self, types: &Types) -> Option<Arc<Instance>> {
        if let Some((last, instance)) = &self.last
            && last == types
        {
            return Some(instance.clone());
        }
        let found = self.all.get(types)?;
        self.last = Some((types.clone(), found.clone()));
        Some(found.clone())
    }
}

impl Instance {
    fn of(kernel: Kernel) -> Instance {
        let parameters = kernel.parameters().unwrap_or_default().iter().map(Parameter::of).collect();
        Instance { kernel, parameters }
    }
}

impl Type {
    fn of(given: &Given<'_, '_>) -> Type {
        match given {
            Given::Array(array) => Type::Memory(Some(array.element)),
            Given::View(view) => Type::Memory(view.element),
            Given::Null => Type::Memory(None),
            Given::Value(value) => Type::Value(of_value(value)),
        }
    }
}

/// The type of a number: that of C++ for one of Python, its own for one of NumPy.
fn of_value(value: &Bound<'_, PyAny>) -> Option<&'static str> {
    if value.is_instance_of::<PyBool>() {
        Some("bool")
    } else if value.is_instance_of::<PyInt>() {
        Some(if value.extract::<i32>().is_ok() { "int" } else { "long long" })
    } else if value.is_exact_instance_of::<PyFloat>() {
        Some("double")
    } else {
        let dtype = value.getattr_opt("dtype").ok()??;
        numpy::element(&dtype).ok()??.name()
    }
}

/// Arguments that say these types, and nothing else.
fn examples(opened: &Opened, types: &[Type]) -> Vec<Box<dyn Argument>> {
    const BYTES: &[u8] = &[0; 8];
    let example = |ty: &Type| -> Box<dyn Argument> {
        match *ty {
            Type::Memory(element) => {
                let name = element.and_then(Element::name);
                // SAFETY: there are no elements.
                let memory = unsafe { opened.device.wrap_memory::<u8>(0, 0) };
                Box::new(TypedMemory::new(memory, name, 1))
            }
            Type::Value(name) => Box::new(TypedValue::other(BYTES, name)),
        }
    };
    types.iter().map(example).collect()
}

fn refs(arguments: &[Box<dyn Argument>]) -> Vec<&dyn Argument> {
    arguments.iter().map(|argument| &**argument).collect()
}
