/* Records what is written to the console; console.error belongs to element-guard.ts. */

const METHODS = ['log', 'info', 'warn', 'debug', 'trace', 'dir'] as const;
const real = Object.fromEntries(METHODS.map((method) => [method, console[method]]));

function capture(methods: readonly (typeof METHODS)[number][], lines: string[]): void {
  for (const method of methods)
    console[method] = (...values: unknown[]) => {
      lines.push(values.map(describe).join(' '));
    };
}

/** Every line from now on: errors with their stack, other objects as JSON. */
export function captureConsole(): string[] {
  const lines: string[] = [];
  capture(METHODS, lines);
  return lines;
}

/** Call it inside `describe`; the list has the warnings of the current test. */
export function captureWarnings(): readonly string[] {
  const warnings: string[] = [];
  beforeEach(() => {
    warnings.length = 0;
    capture(['warn'], warnings);
  });
  return warnings;
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value}\n${value.stack}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

afterEach(() => {
  Object.assign(console, real);
});
