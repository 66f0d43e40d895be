use super::macros::{Macro, Piece};
use super::preprocessor::Preprocessor;
use super::token::{Symbol, Tok};
use crate::lex::{TokenKind, lex};
use okl_source::{Diagnostic, DiagnosticId, ExpansionId, FileSpan};

const BAD_PASTE: DiagnosticId = DiagnosticId::new("bad-paste");

/// The arguments of one macro call.
#[derive(Debug)]
pub(super) struct Arguments {
    raw: Vec<Vec<Tok>>,
    /// The arguments with macros replaced, computed on demand.
    expanded: Vec<Option<Vec<Tok>>>,
    /// True if the variable arguments are absent, not only empty: `F(a)` for `F(x, ...)`.
    elided: bool,
}

impl Arguments {
    pub fn new(raw: Vec<Vec<Tok>>, elided: bool) -> Arguments {
        let expanded = vec![None; raw.len()];
        Arguments { raw, expanded, elided }
    }

    pub fn none() -> Arguments {
        Arguments::new(Vec::new(), false)
    }

    /// Marks the tokens as part of macro use `id`.
    pub fn claim(&mut self, id: ExpansionId) {
        for tok in self.raw.iter_mut().flatten() {
            tok.expansion = Some(id);
        }
    }
}

impl Preprocessor<'_> {
    /// The body of `found` with the arguments in place of the parameters, and whether white space remains at its end.
    pub fn substitute(
        &mut self,
        found: &Macro,
        arguments: &mut Arguments,
        id: ExpansionId,
    ) -> (Vec<Tok>, bool) {
        let mut result = Vec::with_capacity(found.body.len());
        self.substitute_pieces(found, &found.body, arguments, id, &mut result);
        let space_after = drop_placemarkers(&mut result);
        (result, space_after)
    }

    fn substitute_pieces(
        &mut self,
        found: &Macro,
        pieces: &[Piece],
        arguments: &mut Arguments,
        id: ExpansionId,
        result: &mut Vec<Tok>,
    ) {
        let mut part = Vec::new();
        for (at, piece) in pieces.iter().enumerate() {
            if matches!(piece, Piece::Paste(_)) {
                continue;
            }
            let hashes_before = match at.checked_sub(1).map(|before| &pieces[before]) {
                Some(Piece::Paste(hashes)) => Some(*hashes),
                Some(_) | None => None,
            };
            let paste_after = matches!(pieces.get(at + 1), Some(Piece::Paste(_)));
            part.clear();
            self.substitute_piece(
                found,
                piece,
                arguments,
                id,
                hashes_before.is_some() || paste_after,
                &mut part,
            );
            let Some(hashes) = hashes_before else {
                result.append(&mut part);
                continue;
            };
            if is_variable_argument(found, piece)
                && result.last().is_some_and(|tok| tok.symbol == Symbol::COMMA)
            {
                // GNU: `, ## __VA_ARGS__` pastes nothing, and removes the comma if there are no variable arguments.
                if arguments.elided {
                    result.pop();
                }
                // Compilers keep the space before the argument here, not the one in the body.
                let written = arguments.raw.last().and_then(|list| list.first());
                if let Some(first) = part.first_mut() {
                    first.space_before = written.is_some_and(|tok| tok.space_before);
                }
                result.append(&mut part);
                continue;
            }
            let left = result.pop().expect("`##` never comes first, and placemarkers stand for nothing");
            let (first, rest) = part.split_first().expect("an operand of `##` is at least a placemarker");
            self.paste(left, *first, hashes, found, id, result);
            result.extend_from_slice(rest);
        }
    }

    /// Appends the replacement of one piece; at least a placemarker for an operand of `##`.
    fn substitute_piece(
        &mut self,
        found: &Macro,
        piece: &Piece,
        arguments: &mut Arguments,
        id: ExpansionId,
        pasted: bool,
        part: &mut Vec<Tok>,
    ) {
        let tok = match piece {
            Piece::Paste(_) => return,
            Piece::Plain(tok) => {
                part.push(Tok { expansion: Some(id), ..*tok });
                return;
            }
            Piece::Stringify { operand, tok } => {
                let string = self.stringify(found, operand, *tok, arguments, id);
                part.push(string);
                return;
            }
            Piece::Parameter { index, tok } => {
                match pasted {
                    true => part.extend_from_slice(&arguments.raw[*index]),
                    false => part.extend_from_slice(self.expanded_argument(arguments, *index)),
                }
                tok
            }
            Piece::VaOpt { body, tok } => {
                if self.has_variable_arguments(found, arguments) {
                    self.substitute_pieces(found, body, arguments, id, part);
                    drop_spaces(part);
                }
                tok
            }
        };
        self.spend(part.len() as u64);
        match part.first_mut() {
            Some(first) => first.space_before = tok.space_before,
            None if pasted => part.push(placemarker(tok, id)),
            // The replacement is empty, but the space before it stays.
            None if tok.space_before => part.push(Tok { painted: true, ..placemarker(tok, id) }),
            None => {}
        }
    }

    fn expanded_argument<'a>(&mut self, arguments: &'a mut Arguments, index: usize) -> &'a [Tok] {
        if arguments.expanded[index].is_none() {
            arguments.expanded[index] = Some(self.expand_alone(arguments.raw[index].clone()));
        }
        arguments.expanded[index].as_deref().unwrap_or_default()
    }

    /// True if the variable arguments expand to any tokens: the condition of `__VA_OPT__`.
    fn has_variable_arguments(&mut self, found: &Macro, arguments: &mut Arguments) -> bool {
        let last = found.parameters.as_ref().map_or(0, |parameters| parameters.count() - 1);
        !arguments.elided && !self.expanded_argument(arguments, last).is_empty()
    }

    /// `#x`: the spelling of an argument as a string.
    fn stringify(
        &mut self,
        found: &Macro,
        operand: &Piece,
        hash: Tok,
        arguments: &mut Arguments,
        id: ExpansionId,
    ) -> Tok {
        let mut list = Vec::new();
        match operand {
            Piece::Parameter { index, .. } => list.clone_from(&arguments.raw[*index]),
            Piece::VaOpt { .. } => self.substitute_piece(found, operand, arguments, id, false, &mut list),
            Piece::Plain(_) | Piece::Stringify { .. } | Piece::Paste(_) => {}
        }
        list.retain(|tok| !tok.is_placemarker());
        let mut string = String::from("\"");
        for (at, tok) in list.iter().enumerate() {
            if at > 0 && tok.space_before {
                string.push(' ');
            }
            let text = self.symbols.text(tok.symbol);
            match tok.kind {
                TokenKind::StringLiteral | TokenKind::CharLiteral => {
                    for character in text.chars() {
                        match character {
                            '"' | '\\' => string.extend(['\\', character]),
                            '\n' => string.push_str("\\n"),
                            _ => string.push(character),
                        }
                    }
                }
                TokenKind::Identifier
                | TokenKind::Number
                | TokenKind::Punctuator
                | TokenKind::At
                | TokenKind::Backslash
                | TokenKind::Other => string.push_str(text),
            }
        }
        // An odd number of backslashes at the end would escape the closing quote.
        let backslashes = string.bytes().rev().take_while(|byte| *byte == b'\\').count();
        if backslashes % 2 == 1 {
            string.pop();
        }
        string.push('"');
        self.spend(string.len() as u64 / 8);
        let spelled = match (list.first(), list.last()) {
            (Some(first), Some(last)) => range_of(first.spelled, last.spelled).unwrap_or(hash.spelled),
            _ => hash.spelled,
        };
        let symbol = self.symbols.intern(&string);
        Tok { kind: TokenKind::StringLiteral, symbol, spelled, expansion: Some(id), painted: false, ..hash }
    }

    /// `left ## right`: one token. If it is none, a diagnostic and both tokens.
    fn paste(
        &mut self,
        left: Tok,
        right: Tok,
        hashes: Tok,
        found: &Macro,
        id: ExpansionId,
        result: &mut Vec<Tok>,
    ) {
        if right.is_placemarker() {
            result.push(left);
            return;
        }
        if left.is_placemarker() {
            result.push(Tok { space_before: left.space_before, ..right });
            return;
        }
        let text = format!("{}{}", self.symbols.text(left.symbol), self.symbols.text(right.symbol));
        self.spend(text.len() as u64 / 8);
        let Some(kind) = single_token(&text) else {
            let place = self.blame(&Tok { expansion: Some(id), ..left });
            let error =
                Diagnostic::error(BAD_PASTE, format!("`##` gives `{text}`, which is not one token"), place);
            let error = error.label(hashes.spelled, "pasted here");
            let help = match left.kind {
                TokenKind::At => "`@` and the name of an attribute are two tokens: leave out the `##`",
                TokenKind::Identifier
                | TokenKind::Number
                | TokenKind::CharLiteral
                | TokenKind::StringLiteral
                | TokenKind::Punctuator
                | TokenKind::Backslash
                | TokenKind::Other => "tokens can stand next to each other without `##`",
            };
            self.report(error.help(help));
            result.extend([left, right]);
            return;
        };
        let symbol = self.symbols.intern(&text);
        self.look_at_paste([&left, &right], symbol, &hashes, found);
        let in_body = |tok: &Tok| {
            let (first, last) = (found.place.span.start, found.tokens.last());
            let end = last.map_or(first, |last| last.spelled.span.end);
            tok.spelled.file == found.place.file && (first..end).contains(&tok.spelled.span.start)
        };
        let spelled = match (in_body(&left), in_body(&right)) {
            (true, false) => right.spelled,
            (false, true) => left.spelled,
            _ => range_of(left.spelled, right.spelled).unwrap_or(left.spelled),
        };
        result.push(Tok {
            kind,
            symbol,
            spelled,
            expansion: Some(id),
            space_before: left.space_before,
            painted: false,
        });
    }
}

/// The range from one token to another of the same file.
fn range_of(first: FileSpan, last: FileSpan) -> Option<FileSpan> {
    let ordered = first.file == last.file && first.span.start <= last.span.start;
    ordered.then(|| FileSpan { file: first.file, span: first.span.to(last.span) })
}

fn is_variable_argument(found: &Macro, piece: &Piece) -> bool {
    let Some(parameters) = &found.parameters else { return false };
    let last = parameters.count();
    matches!(piece, Piece::Parameter { index, .. } if parameters.variadic && *index + 1 == last)
}

fn placemarker(tok: &Tok, id: ExpansionId) -> Tok {
    Tok { symbol: Symbol::EMPTY, kind: TokenKind::Other, expansion: Some(id), ..*tok }
}

/// Removes the tokens that only stand for a space, and keeps the placemarkers that are operands of `##`.
fn drop_spaces(list: &mut Vec<Tok>) {
    let mut space = false;
    list.retain_mut(|tok| {
        if tok.is_placemarker() && tok.painted {
            space = true;
            return false;
        }
        tok.space_before |= std::mem::take(&mut space);
        true
    });
}

/// Removes placemarkers. The space before a placemarker goes to the token after it.
///
/// Returns true if such a space remains at the end.
fn drop_placemarkers(list: &mut Vec<Tok>) -> bool {
    let mut space = false;
    list.retain_mut(|tok| {
        if tok.is_placemarker() {
            space |= tok.space_before;
            return false;
        }
        tok.space_before |= std::mem::take(&mut space);
        true
    });
    space
}

/// The kind of `text` if it is a single token.
fn single_token(text: &str) -> Option<TokenKind> {
    let name = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if name {
        let digit = text.bytes().next().is_some_and(|byte| byte.is_ascii_digit());
        return Some(if digit { TokenKind::Number } else { TokenKind::Identifier });
    }
    let found = lex(text);
    match found.tokens[..] {
        [token] if found.errors.is_empty() && token.span.len() as usize == text.len() => Some(token.kind),
        _ => None,
    }
}
