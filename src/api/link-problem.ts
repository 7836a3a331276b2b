import type { Message, MessageKey } from '../i18n/message.ts';
import { type Problem, problemMessage } from './problem.ts';

export const INVALID_LINK: MessageKey =
  'Token invalid! Oops, this token is unknown. It might have expired already.';

/** The message for a problem of a call that a mailed link authorizes: 401 means that the link is invalid, not a password. */
export const linkProblemMessage = (problem: Problem): Message =>
  problem.kind === 'unauthorized' ? INVALID_LINK : problemMessage(problem);
