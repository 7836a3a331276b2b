/** The first `count` digits of what was typed or pasted; spaces, hyphens and all else are dropped (D7). */
export function digits(raw: string, count: number): string {
  return raw.replace(/\D/g, '').slice(0, count);
}
