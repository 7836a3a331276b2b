/** The result of a call. A failure is a value, not an exception. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failure = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem });
