//! Directives that move data: `data`, `enter data`, `update` and the like. Each becomes a function that consists of it.
//!
//! ```text
//! !$acc update self(a)     void step_update_12(float *a, long long a_n) {
//!                          #pragma acc update self(a[0:a_n])
//!                          }
//! ```

use crate::clauses::is_data;
use crate::directive::Directive;
use crate::host::HostCall;
use crate::region::Walker;
use crate::translator::Res;
use crate::value::parts;
use okl_fortran::ast::Stmt;
use okl_fortran::scope::{ScopeId, Type};
use okl_fortran::token::{Token, TokenKind};
use okl_frontend::text::Text;
use okl_plugin::Span;

impl<'t> Walker<'_, 't> {
    /// A `data` or `host_data` construct.
    pub fn structured(&mut self, read: &Directive, block: &'t [Stmt], at: usize, scope: ScopeId) -> usize {
        let Some((count, end)) = self.end_of(block, at, &read.name) else {
            self.translator.without_end(read);
            return 1;
        };
        let inner = &block[at + 1..at + 1 + count];
        if read.name == "host_data" {
            self.start(scope);
            let texts = self.translator.host_data(read);
            self.walk(inner, scope);
            if let Ok((begin, finish)) = texts {
                let end_span = block[at + 1 + count].span;
                self.regions.has_host_data = true;
                self.place(read.span, vec![HostCall::text(begin)]);
                self.place(Span::new(end_span.start, end), vec![HostCall::text(finish)]);
            }
            return count + 2;
        }
        let outer = self.around.clone();
        for clause in &read.clauses {
            let Some(tokens) = clause.arguments.as_ref().filter(|_| is_data(clause, read)) else { continue };
            for part in crate::directive::split(tokens, ",") {
                let name = match part.as_slice() {
                    [_, colon, name, ..] if colon.text == ":" => name,
                    [name, ..] => name,
                    [] => continue,
                };
                let list = if clause.name == "deviceptr" {
                    &mut self.around.pointers
                } else {
                    &mut self.around.data
                };
                list.push((name.text.clone(), part.clone()));
            }
        }
        if let Some(default) = read.clause("default").and_then(|clause| clause.arguments.as_ref()) {
            self.around.default = default.first().map(|token| token.text.clone());
        }
        let (begin, finish) = self.data_calls_once(read, scope);
        self.walk(inner, scope);
        self.around = outer;
        let end_span = block[at + 1 + count].span;
        self.place(Span::new(read.span.start, read.span.end), begin);
        self.place(Span::new(end_span.start, end), finish);
        count + 2
    }

    /// As [`Walker::data_calls`]; a condition has the same value at both ends.
    ///
    /// ```text
    /// !$acc data copy(a) if(n > 9)     block
    ///                                  logical :: accf_if_12
    ///                                  accf_if_12 = n > 9
    ///                                  call okl_s_data_12(a, merge(1_4, 0_4, accf_if_12))
    /// ```
    fn data_calls_once(&mut self, read: &Directive, scope: ScopeId) -> (Vec<HostCall>, Vec<HostCall>) {
        let Some(condition) = read.clause("if").and_then(|clause| clause.arguments.clone()) else {
            return self.data_calls(read, scope);
        };
        let name = self.translator.fresh_global(&format!("accf_if_{}", self.line_of(read.span)));
        let mut named = read.clone();
        for clause in named.clauses.iter_mut().filter(|clause| clause.name == "if") {
            let token = Token { kind: TokenKind::Name, text: name.clone(), span: clause.span, spaced: false };
            clause.arguments = Some(vec![token]);
        }
        self.names.push((name.clone(), Type::DEFAULT_LOGICAL, 0));
        let (mut begin, mut finish) = self.data_calls(&named, scope);
        self.names.pop();
        if begin.is_empty() && finish.is_empty() {
            return (begin, finish);
        }
        begin.insert(0, HostCall::text(crate::host_data::kept(&name, &condition)));
        finish.push(HostCall::text("      end block\n".to_string()));
        (begin, finish)
    }

    /// The calls at the start and the end of a `data` construct.
    ///
    /// ```text
    /// #pragma acc data copyin(a[0:n])          { #pragma acc enter data copyin(a[0:n])
    ///                                          { #pragma acc exit data delete(a[0:n])
    /// ```
    pub fn data_calls(&mut self, read: &Directive, scope: ScopeId) -> (Vec<HostCall>, Vec<HostCall>) {
        let mut enter = Directive { name: "enter data".into(), clauses: Vec::new(), ..read.clone() };
        let mut exit = Directive { name: "exit data".into(), clauses: Vec::new(), ..read.clone() };
        let mut check = Directive { name: "data".into(), clauses: Vec::new(), ..read.clone() };
        for clause in &read.clauses {
            let as_name = |name: &str| {
                let mut clause = clause.clone();
                clause.name = name.to_string();
                clause
            };
            let stem = clause.name.trim_start_matches("present_or_");
            let stem = stem
                .strip_prefix('p')
                .filter(|rest| ["copy", "copyin", "copyout", "create"].contains(rest))
                .unwrap_or(stem);
            match stem {
                "copy" => {
                    enter.clauses.push(as_name("copyin"));
                    exit.clauses.push(as_name("copyout"));
                }
                "copyin" => {
                    enter.clauses.push(as_name("copyin"));
                    exit.clauses.push(as_name("delete"));
                }
                "copyout" => {
                    enter.clauses.push(as_name("create"));
                    exit.clauses.push(as_name("copyout"));
                }
                "create" => {
                    enter.clauses.push(as_name("create"));
                    exit.clauses.push(as_name("delete"));
                }
                "attach" => {
                    enter.clauses.push(as_name("attach"));
                    exit.clauses.push(as_name("detach"));
                }
                "present" => check.clauses.push(clause.clone()),
                "if" | "async" | "wait" | "device_type" | "dtype" => {
                    enter.clauses.push(clause.clone());
                    exit.clauses.push(clause.clone());
                }
                "default" | "no_create" | "deviceptr" => {}
                // Nothing else stands on a data construct; the front end for C says so.
                _ => enter.clauses.push(clause.clone()),
            }
        }
        strip_modifiers(&mut exit);
        let moves = |directive: &Directive| directive.clauses.iter().any(|clause| is_data(clause, directive));
        let mut begin = Vec::new();
        if !check.clauses.is_empty() {
            begin.extend(self.pragma_call(&check, "present", scope, true));
        }
        if moves(&enter) {
            begin.extend(self.pragma_call(&enter, "data", scope, false));
        }
        let finish = if moves(&exit) {
            self.pragma_call(&exit, "end", scope, false).into_iter().collect()
        } else {
            Vec::new()
        };
        (begin, finish)
    }

    /// True if the data clauses of a directive name only structures whose components go to the device by themselves.
    fn moves_nothing(&mut self, read: &Directive) -> bool {
        let t = &mut *self.translator;
        let clauses = read.clauses.iter().filter(|clause| is_data(clause, read));
        let items: Option<Vec<_>> =
            clauses.map(|clause| t.items(clause.arguments.as_deref().unwrap_or_default()).ok()).collect();
        let Some(items) = items else { return false };
        let mut items = items.into_iter().flatten().peekable();
        let is_nothing = items.peek().is_some() && items.all(|item| t.has_allocated(&item.access.ty, 0));
        if is_nothing {
            t.function.order.clear();
        }
        is_nothing
    }

    /// A directive that stands alone.
    pub fn alone(&mut self, read: &Directive, scope: ScopeId) {
        let stem = read.name.replace(' ', "_");
        let call = self.pragma_call(read, &stem, scope, false);
        self.place(read.span, call.into_iter().collect());
    }

    /// A call of a function that consists of a directive.
    pub fn pragma_call(
        &mut self,
        read: &Directive,
        stem: &str,
        scope: ScopeId,
        has_body: bool,
    ) -> Option<HostCall> {
        self.start(scope);
        if self.moves_nothing(read) {
            return None;
        }
        let mut gaps: Vec<(String, Vec<Text>, Text)> = Vec::new();
        if read.name == "update" {
            for clause in read.clauses.iter().filter(|clause| is_data(clause, read)) {
                let tokens = clause.arguments.clone().unwrap_or_default();
                for item in self.translator.items(&tokens).unwrap_or_default() {
                    if !self.translator.has_gaps(&item.access) {
                        continue;
                    }
                    self.translator.by_reference(&item.key);
                    self.translator.written(&item.key);
                    if let Ok((loops, run)) = self.translator.runs(&item.access, item.span) {
                        gaps.push((clause.name.clone(), loops, run));
                    }
                }
            }
        }
        let t = &mut *self.translator;
        let body = if gaps.is_empty() {
            let pragma = t.pragma(read, &read.name, &[]).ok()?;
            if has_body {
                vec![parts(&["", "\n  {}\n"], [pragma])]
            } else {
                vec![parts(&["", "\n"], [pragma])]
            }
        } else {
            self.update_with_gaps(read, gaps).ok()?
        };
        self.finish(read, stem, body)
    }

    /// An `update` of sections with gaps: one for each run.
    fn update_with_gaps(&mut self, read: &Directive, gaps: Vec<(String, Vec<Text>, Text)>) -> Res<Vec<Text>> {
        let t = &mut *self.translator;
        let mut others = read.clone();
        let mut lines = Vec::new();
        // What has no gaps stays in a directive of its own.
        for clause in &mut others.clauses {
            if !is_data(clause, read) {
                continue;
            }
            let tokens = clause.arguments.clone().unwrap_or_default();
            let mut kept = Vec::new();
            for part in crate::directive::split(&tokens, ",") {
                let items = t.items(&part)?;
                if items.iter().all(|item| !t.has_gaps(&item.access)) {
                    if !kept.is_empty() {
                        kept.push(comma(&part));
                    }
                    kept.extend(part);
                }
            }
            clause.arguments = Some(kept);
        }
        others.clauses.retain(|clause| clause.arguments.as_ref().is_none_or(|tokens| !tokens.is_empty()));
        if others.clauses.iter().any(|clause| is_data(clause, read)) {
            let pragma = t.pragma(&others, "update", &[])?;
            lines.push(parts(&["", "\n"], [pragma]));
        }
        let rest = Directive {
            clauses: others.clauses.into_iter().filter(|clause| !is_data(clause, read)).collect(),
            ..read.clone()
        };
        for (name, loops, run) in gaps {
            let depth = loops.len();
            lines.extend(loops.into_iter().map(|line| parts(&["  ", " {\n"], [line])));
            let pragma = t.pragma(&rest, "update", &[])?;
            lines.push(parts(&["", &format!(" {name}("), ")\n"], [pragma, run]));
            lines.extend((0..depth).map(|_| Text::from("  }\n")));
        }
        Ok(lines)
    }
}

fn comma(like: &[Token]) -> Token {
    let span = like.first().map_or(Span::at(0), |token| token.span);
    Token { kind: TokenKind::Mark, text: ",".into(), span, spaced: false }
}

/// Drops words such as `readonly:` from the clauses of a directive.
fn strip_modifiers(directive: &mut Directive) {
    for clause in &mut directive.clauses {
        if let Some([word, colon, ..]) = clause.arguments.as_deref()
            && word.kind == TokenKind::Name
            && colon.text == ":"
            && !matches!(clause.name.as_str(), "wait" | "if")
        {
            clause.arguments = clause.arguments.as_ref().map(|tokens| tokens[2..].to_vec());
        }
    }
}
