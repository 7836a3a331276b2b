/** Lets the browser handle input and paint. */
export const nextTask = (): Promise<unknown> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
