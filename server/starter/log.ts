/** A line of JSON. What people typed, tokens and codes never get here. */
export function log(event: string, details: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ at: new Date().toISOString(), event, ...details }));
}
