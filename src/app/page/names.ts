import { registry } from './registry.ts';
import { warnOnce } from './warn-once.ts';

/**
 * Reads the address of a script. `?only=voucher-redeem,self-register` names the elements that it may define, on a page that has
 * elements of its own with the other names. `?trust=self`: its origin is not trusted (D36).
 */
export function readAddress(script: string | undefined): void {
  if (!script) return;
  const page = registry();
  const { searchParams: query } = new URL(script);
  if (query.get('trust') === 'self') page.origins.add('self');
  const names = query.get('only')?.split(',');
  if (names) page.only = names.concat(page.only ?? []);
}

/** Whether an element may be defined: the page wants it, and neither another copy of this code nor the page has defined it. */
export function isFree(tag: string): boolean {
  const found = customElements.get(tag);
  if (found && !('version' in found))
    warnOnce(
      `<${tag}> is already an element of this page. Load only others, such as portal.js?only=voucher-redeem`,
    );
  return !found && registry().only?.includes(tag) !== false;
}
