//! Kernels with their parameters, and the instances of those that are templates.

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
    /// By the types of arguments.
    called: Mutex<HashMap<SmallVec<[Type; 16]>, Arc<Instance>>>,
}

/// The type that an argument says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Type {
    Memory(Option<&'static str>),
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
        let types: SmallVec<[Type; 16]> = given.iter().map(Type::of).collect();
        let known = self.called.lock().unwrap_or_else(PoisonError::into_inner).get(&types).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let built = py.detach(|| self.kernel.instance(&refs(&examples(opened, &types))));
        let built = Arc::new(Instance::of(built.map_err(|error| raised(py, &error))?));
        let mut called = self.called.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(called.entry(types).or_insert(built).clone())
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
            Given::Array(array) => Type::Memory(array.element.name()),
            Given::View(view) => Type::Memory(view.element.and_then(crate::element::Element::name)),
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
            Type::Memory(name) => {
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
