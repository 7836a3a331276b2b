/** What a call gives back. Nothing is thrown across a layer: a failure is a value, and its kind says why. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failure = <Problem>(problem: Problem): Result<never, Problem> => ({ ok: false, problem });
