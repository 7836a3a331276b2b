import { type Deviation, type Struct, validate } from './structs.ts';

/** The value of a reply, unless something is missing that the screen needs, and how it differs from api/openapi.yaml. */
export type Reading<T> = ({ ok: true; value: T } | { ok: false }) & { deviations: readonly Deviation[] };

/** Reads the data of a reply strictly. If that fails, it is read loosely (D51). */
export function readData<T>(data: unknown, struct: Struct<T>): Reading<T> {
  const [error, exact] = validate(data, struct);
  if (!error) return { ok: true, value: exact, deviations: [] };
  const [fatal, value] = validate(data, struct, { coerce: true });
  const deviations = error.failures();
  return fatal ? { ok: false, deviations } : { ok: true, value: value as T, deviations };
}
