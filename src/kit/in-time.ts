/** Milliseconds. */
const TIMEOUT = 5_000;

/** A file without which the screen works. `undefined` if it does not load, which is reported, or not in time. */
export const inTime = <File>(
  file: Promise<File>,
  name: string,
  reportFile?: (name: string) => undefined,
): Promise<File | undefined> =>
  Promise.race([
    file.catch(() => reportFile?.(name)),
    new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT)),
  ]);
