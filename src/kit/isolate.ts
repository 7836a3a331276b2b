/** They set the direction of what follows until another one ends it, even outside of the text that they are in. */
const UNBALANCED = /[\u202A-\u202E\u2066-\u2069]/g;

/** What is written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name or another text from outside for a sentence: its direction changes nothing around it. */
export function isolate(text: string): string {
  const balanced = text.replace(UNBALANCED, '');
  return RIGHT_TO_LEFT.test(balanced) ? `\u2068${balanced}\u2069` : balanced;
}
