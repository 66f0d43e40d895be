/// The shortest text it finds for which `breaks` returns true, by removing pieces.
pub fn shrink(text: &[u8], mut breaks: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut best = text.to_vec();
    let mut size = best.len().div_ceil(2);
    let mut tries = 2_000;
    while size > 0 && tries > 0 {
        let mut at = 0;
        let before = best.len();
        while at < best.len() && tries > 0 {
            let end = (at + size).min(best.len());
            let shorter = [&best[..at], &best[end..]].concat();
            tries -= 1;
            match breaks(&shorter) {
                true => best = shorter,
                false => at = end,
            }
        }
        if best.len() == before {
            size /= 2;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::shrink;

    #[test]
    fn what_does_not_matter_goes() {
        let breaks = |text: &[u8]| text.contains(&b'@') && text.contains(&b'#');
        assert_eq!(shrink(b"some text @ with two # of them", breaks), b"@#");
    }
}
