import { readFileSync } from 'node:fs';

/**
 * Reads a text file, without a byte order mark.
 * @throws Error if it is not UTF-8.
 */
export function readText(file: string): string {
  const content = readFileSync(file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // UTF-16 without a mark.
    if (!text.includes('\0')) return text;
  } catch {
    // Answered below.
  }
  throw new Error('it is not UTF-8. Save it with the encoding UTF-8, not UTF-16.');
}
