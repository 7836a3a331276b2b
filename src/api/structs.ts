import { nullable, number, optional, record, type Struct, string, union, unknown } from 'superstruct';

/** A field that a server may leave out or send as `null`. */
export const nullish = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** Some servers send an id as a number, others as a string. */
export const Id = union([string(), number()]);

/** For a reply that is shown in full: an unexpected value must not hide the rest (D41). */
export const AnyRecord = record(string(), unknown());

/** For a reply whose data is not used. */
export const Ignored = unknown();
