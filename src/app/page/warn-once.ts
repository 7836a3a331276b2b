import { registry } from './registry.ts';

/** Logs a warning for the author of the page, once per page. */
export function warnOnce(text: string): void {
  const { warned } = registry();
  if (!warned.has(text)) console.warn(text);
  warned.add(text);
}
