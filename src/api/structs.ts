import { nullable, optional, record, type Struct, string, unknown } from 'superstruct';

/** A field that a server may leave out or send as `null`. */
export const nullish = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** For replies all of whose data is shown: an odd value must not cost the rest (D41). */
export const AnyRecord = record(string(), unknown());

/** For replies whose data nobody reads. */
export const Ignored = unknown();
