//! Reads the kernels of a SPIR-V module and the names of their parameters.

use std::collections::HashMap;

use crate::Failure;

/// A kernel of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPoint {
    /// The name of the kernel for host programs.
    pub name: String,
    /// The debug names of its parameters, if they have one.
    pub parameters: Vec<Option<String>>,
}

/// The first word of a module.
const MAGIC: u32 = 0x0723_0203;
/// The number of words before the first instruction.
const HEADER: usize = 5;
const OP_NAME: u32 = 5;
const OP_ENTRY_POINT: u32 = 15;
const OP_FUNCTION: u32 = 54;
const OP_FUNCTION_PARAMETER: u32 = 55;

/// The kernels of a module, in order. The format of instructions is in sections 2.3 and 3.52 of the SPIR-V
/// specification.
pub fn entry_points(module: &[u8]) -> Result<Vec<EntryPoint>, Failure> {
    let words: Vec<u32> = module.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
    if words.first() != Some(&MAGIC) {
        return Err(Failure::new("this is no SPIR-V module"));
    }
    let mut names: HashMap<u32, String> = HashMap::new();
    let mut entries: Vec<(u32, String)> = Vec::new();
    let mut parameters: HashMap<u32, Vec<u32>> = HashMap::new();
    let (mut at, mut function) = (HEADER, 0);
    while at < words.len() {
        let (length, code) = ((words[at] >> 16) as usize, words[at] & 0xFFFF);
        let Some(operands) = words.get(at + 1..at + length.max(1)) else {
            return Err(Failure::new("a SPIR-V instruction does not end"));
        };
        match (code, operands) {
            (OP_NAME, [id, name @ ..]) => drop(names.insert(*id, text(name))),
            (OP_ENTRY_POINT, [_, id, name @ ..]) => entries.push((*id, text(name))),
            (OP_FUNCTION, [_, id, ..]) => function = *id,
            (OP_FUNCTION_PARAMETER, [_, id]) => parameters.entry(function).or_default().push(*id),
            _ => {}
        }
        at += length.max(1);
    }
    let named = |id: &u32| names.get(id).cloned();
    let all = entries.into_iter().map(|(id, name)| {
        let parameters = parameters.get(&id).into_iter().flatten().map(named).collect();
        EntryPoint { name, parameters }
    });
    Ok(all.collect())
}

/// A literal string: bytes in words, up to a zero.
fn text(words: &[u32]) -> String {
    let bytes: Vec<u8> =
        words.iter().flat_map(|word| word.to_le_bytes()).take_while(|byte| *byte != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instruction(code: u32, operands: &[u32]) -> Vec<u32> {
        let mut words = vec![((operands.len() as u32 + 1) << 16) | code];
        words.extend(operands);
        words
    }

    #[test]
    fn kernels_are_found_with_the_names_of_their_parameters() {
        let name = |text: &[u8; 4]| u32::from_le_bytes(*text);
        let words = [
            vec![MAGIC, 0, 0, 9, 0],
            instruction(OP_ENTRY_POINT, &[6, 7, name(b"add\0")]),
            instruction(OP_NAME, &[8, name(b"long"), name(b"\0\0\0\0")]),
            instruction(OP_FUNCTION, &[1, 7, 0, 2]),
            instruction(OP_FUNCTION_PARAMETER, &[3, 8]),
            instruction(OP_FUNCTION_PARAMETER, &[3, 9]),
        ];
        let module: Vec<u8> = words.concat().into_iter().flat_map(u32::to_le_bytes).collect();
        let parameters = vec![Some("long".to_owned()), None];
        assert_eq!(entry_points(&module), Ok(vec![EntryPoint { name: "add".to_owned(), parameters }]));
        assert!(entry_points(&module[..module.len() - 4]).is_err());
        assert!(entry_points(b"text").is_err());
    }
}
