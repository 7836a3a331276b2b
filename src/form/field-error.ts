import type { Message } from '../i18n/message.ts';
import type { ErrorKind } from '../kit/error-kind.ts';

/** An error of a form. Without a field, it is about the whole form. */
export interface FieldError<Field extends string = string> {
  field?: Field;
  message: Message;
  /** Why a call failed. Absent if the person has to correct something before a call. */
  problem?: { kind: ErrorKind; call?: string; reference?: string };
  /** When the server accepts the next request, by `steadyTime` (D47). */
  retryAt?: number | undefined;
  /** The server refuses the text of the field, which the next key should replace. */
  refused?: boolean;
  /** The error is a question: whether this address is meant (D102). `keep` answers that the typed one is. */
  question?: { email: string; keep(): void };
}

export const errorOf = <Field extends string>(
  error: FieldError<Field> | undefined,
  field: Field,
): FieldError<Field> | undefined => (error?.field === field ? error : undefined);
