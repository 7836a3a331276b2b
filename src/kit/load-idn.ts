import { inTime } from './in-time.ts';

/** The code for domains of other scripts (D94). */
export const loadIdn = (reportFile?: (name: string) => undefined) =>
  inTime(import('./idn.ts'), 'idn', reportFile);
