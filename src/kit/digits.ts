import { halfWidth } from './half-width.ts';

/** The first `count` digits of a text. Everything else is removed, such as pasted spaces and hyphens (D7). */
export function digits(raw: string, count: number): string {
  return halfWidth(raw).replace(/\D/g, '').slice(0, count);
}
