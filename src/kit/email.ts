/**
 * The email address in what a person typed or pasted: `mailto:ada@example.org`, `Ada <ada@example.org>`, or with the full-width
 * characters of East Asian input methods (D69). No format is checked.
 */
export function readEmail(raw: string): string {
  const text = raw.normalize('NFKC').trim();
  const inBrackets = /<([^<>]+@[^<>]+)>$/.exec(text)?.[1] ?? text;
  return inBrackets.replace(/^mailto:([^?]*).*/i, '$1').trim();
}
