const DIGIT = /\p{Nd}/gu;

/** Converts the decimal digits of every script to 0–9. Unicode has them in groups of ten that begin with the zero. */
export const asciiDigits = (text: string): string =>
  text.replace(DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Groups can follow each other without a gap.
    while (String.fromCodePoint(zero - 1).search(DIGIT) === 0) zero -= 1;
    return String((code - zero) % 10);
  });
