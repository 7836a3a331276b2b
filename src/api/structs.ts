import { nullable, optional, type Struct, unknown } from 'superstruct';

/** A field that a server may leave out or send as `null`. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** For replies whose data nobody reads. */
export const Nothing = unknown();
