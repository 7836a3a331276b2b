/** Milliseconds. */
const TIMEOUT = 5_000;

/** The code for domains of other scripts (D94). `undefined` if it does not load. */
export const loadIdn = (reportFile?: (name: string) => undefined) =>
  Promise.race([
    import('./idn.ts').catch(() => reportFile?.('idn')),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT)),
  ]);
