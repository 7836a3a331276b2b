import type { MessageKey } from '../i18n/message.ts';
import { type Problem, problemError } from './problem.ts';

export const INVALID_LINK: MessageKey =
  'Token invalid! Oops, this token is unknown. It might have expired already.';

/** The error for a problem of a call that a mailed link authorizes: 401 means that the link is invalid, not a password. */
export const linkProblemError = (problem: Problem) =>
  problemError(problem, problem.kind === 'unauthorized' ? INVALID_LINK : undefined);
