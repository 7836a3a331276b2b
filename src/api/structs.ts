import { nullable, number, optional, record, type Struct, string, union, unknown } from 'superstruct';

/** A field that a server may leave out or send as `null`. */
export const nullish = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** Servers send an id as a number or as a string. */
export const Id = union([string(), number()]);

/** For a reply that is shown completely: an unexpected value must not prevent that (D41). */
export const AnyRecord = record(string(), unknown());

/** For a reply whose data is not used. */
export const Ignored = unknown();
