/* What is written to the console during a test, and not shown. `console.error` is the guard's. */

const METHODS = ['log', 'info', 'warn', 'debug', 'trace', 'dir'] as const;
const real = Object.fromEntries(METHODS.map((method) => [method, console[method]]));

/** Every line since, errors with their stack, anything else as JSON. */
export function listenToConsole(): string[] {
  const lines: string[] = [];
  for (const method of METHODS)
    console[method] = (...values: unknown[]) => {
      lines.push(values.map(describe).join(' '));
    };
  return lines;
}

function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

afterEach(() => {
  Object.assign(console, real);
});
