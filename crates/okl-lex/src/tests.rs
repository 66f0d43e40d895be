use super::*;
use okl_source::Span;

fn spellings(text: &str) -> Vec<String> {
    lex(text).tokens.iter().map(|token| token.text(text).into_owned()).collect()
}

fn errors(text: &str) -> Vec<(&'static str, &str)> {
    lex(text).errors.iter().map(|error| (error.kind.id(), error.span.of(text))).collect()
}

#[track_caller]
fn cuts(text: &str, expected: &[&str]) {
    assert_eq!(spellings(text), expected);
    assert_eq!(errors(text), []);
}

#[test]
fn attributes_are_an_at_and_a_name() {
    cuts("@ outer(0)", &["@", "outer", "(", "0", ")"]);
    assert_eq!(lex("@x").tokens[0].kind, TokenKind::At);
}

#[test]
fn the_longest_punctuator_wins() {
    cuts("a+++b->*c", &["a", "++", "+", "b", "->*", "c"]);
    cuts("<<=>>=...::.*##", &["<<=", ">>=", "...", "::", ".*", "##"]);
    cuts("<:<%%>:>%:%:%:%", &["<:", "<%", "%>", ":>", "%:%:", "%:", "%"]);
    cuts("a<::b> <:::> <::>", &["a", "<", "::", "b", ">", "<:", "::", ">", "<:", ":>"]);
    cuts("..", &[".", "."]);
}

#[test]
fn numbers_are_preprocessing_numbers() {
    cuts("1'000'000 0x1.8p-3f .5e+3 1.e 0x1e+1", &["1'000'000", "0x1.8p-3f", ".5e+3", "1.e", "0x1e+1"]);
    cuts("1''", &["1", "''"]);
    cuts("1_km", &["1_km"]);
}

#[test]
fn literals_keep_their_prefix_and_suffix() {
    cuts(
        r#"u8"a\"b" L'\'' U"x"_y "z"sv "p"PRI"#,
        &[r#"u8"a\"b""#, r"L'\''", r#"U"x"_y"#, r#""z"sv"#, r#""p""#, "PRI"],
    );
    cuts("xu8\"a\"", &["xu8", "\"a\""]);
}

#[test]
fn raw_strings_end_at_their_delimiter_and_keep_splices() {
    cuts("R\"(a\\\n)\" u8R\"x()\")x\"", &["R\"(a\\\n)\"", "u8R\"x()\")x\""]);
    cuts("R\"(/* @x \" )\" y", &["R\"(/* @x \" )\"", "y"]);
}

#[test]
fn splices_inside_tokens_vanish_from_the_spelling() {
    cuts("ab\\\ncd +\\\r\n= \"x\\\ny\" 1\\\n2 /\\\n/ c\\\nd\ne", &["abcd", "+=", "\"xy\"", "12", "e"]);
    cuts("a \\  \n b", &["a", "b"]);
    cuts("L\\\n'x'", &["L'x'"]);
    assert_eq!(lex("ab\\\ncd").tokens[0].span, Span::new(0, 6));
}

#[test]
fn a_backslash_elsewhere_is_a_token() {
    let text = "a \\\\\nb";
    let found = lex(text);
    assert_eq!(spellings(text), ["a", "\\", "b"]);
    assert_eq!(found.tokens[1].kind, TokenKind::Backslash);
    assert!(!found.tokens[2].line_start);
}

#[test]
fn lines_and_spaces_are_known() {
    let text = "a b/**/c\n/* \n */ # d \\\n e /*\n*/ f\r\ng";
    let flags: Vec<_> = lex(text)
        .tokens
        .iter()
        .map(|token| (token.text(text).into_owned(), token.line_start, token.space_before))
        .collect();
    let flag = |name: &str| flags.iter().find(|(text, ..)| text == name).map(|(_, l, s)| (*l, *s));
    assert_eq!(flag("a"), Some((true, false)));
    assert_eq!(flag("b"), Some((false, true)));
    assert_eq!(flag("c"), Some((false, true)));
    assert_eq!(flag("#"), Some((true, true)));
    assert_eq!(flag("d"), Some((false, true)));
    assert_eq!(flag("e"), Some((false, true)));
    assert_eq!(flag("f"), Some((false, true)));
    assert_eq!(flag("g"), Some((true, true)));
}

#[test]
fn a_splice_is_no_space() {
    let tokens = lex("F\\\n(a)").tokens;
    assert!(!tokens[1].space_before && !tokens[1].line_start);
    assert!(lex("F\\\n (a)").tokens[1].space_before);
}

#[test]
fn a_logical_line_ends_after_its_comments() {
    for (text, end) in [("a \\\n // x\ny", 9), ("a /* \n */ \r\nb", 10), ("a", 1), ("a // b", 6)] {
        assert_eq!(line_end(text, 1), end, "{text:?}");
    }
}

#[test]
fn unfinished_things_end_with_the_line_or_the_text() {
    assert_eq!(errors("don't\nx"), [("unterminated-char", "'t")]);
    assert_eq!(spellings("don't\nx"), ["don", "'t", "x"]);
    assert_eq!(errors("\"abc\r\nx"), [("unterminated-string", "\"abc")]);
    assert_eq!(errors("\"abc\\"), [("unterminated-string", "\"abc\\")]);
    assert_eq!(errors("a /* b"), [("unterminated-comment", "/* b")]);
    assert_eq!(errors("R\"x(\n)\""), [("unterminated-raw-string", "R\"x(\n)\"")]);
    assert_eq!(errors("R\"a b\" c"), [("unterminated-raw-string", "R\"a b\"")]);
    assert_eq!(spellings("/*/ x */ y"), ["y"]);
}

#[test]
fn any_bytes_are_tokens() {
    cuts("gr\u{f6}\u{df}e \u{d7} `", &["gr\u{f6}\u{df}e", "\u{d7}", "`"]);
    cuts("", &[]);
    cuts("\\", &["\\"]);
    cuts("\\\n", &[]);
}

#[test]
fn spans_are_sorted_and_inside() {
    let text = "#define F(x) \\\n  x ## 1 /* a */\n\"s\" 'c' @outer \u{e9}\u{fffd}\\";
    let mut end = 0;
    for token in lex(text).tokens {
        assert!(end <= token.span.start && token.span.start < token.span.end);
        end = token.span.end;
    }
    assert_eq!(end as usize, text.len());
}
