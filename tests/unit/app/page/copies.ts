import { vi } from 'vitest';

export const KEY = Symbol.for('login-portal/1');

/** Loads copies of the code on one page, or on a page where no other copy has run. */
export function copiesOf<Module>(load: () => Promise<Module>) {
  const loadSecondCopy = () => {
    vi.resetModules();
    return load();
  };
  const loadOnNewPage = () => {
    Reflect.deleteProperty(globalThis, KEY);
    return loadSecondCopy();
  };
  return { loadOnNewPage, loadSecondCopy };
}
