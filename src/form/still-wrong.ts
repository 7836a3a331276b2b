import type { FieldError } from './field-error.ts';

/** The error after a change of the form. A question ends, what a check has found ends with its reason, and what a server has said stays. */
export const stillWrong = <State, Field extends string>(
  error: FieldError<Field> | undefined,
  check: (form: State) => FieldError<Field> | undefined,
  before: State,
  after: State,
): FieldError<Field> | undefined =>
  error?.question ||
  (error && check(before)?.message === error.message && check(after)?.message !== error.message)
    ? undefined
    : error;
