import type { Message, MessageKey } from '../i18n/message.ts';
import { type Problem, problemMessage } from './problem.ts';

export const INVALID_LINK: MessageKey =
  'Token invalid! Oops, this token is unknown. It might have expired already.';

/** The words for a problem of a call whose only credential is a mailed link: 401 is about the link, not about a password. */
export const linkProblemMessage = (problem: Problem): Message =>
  problem.kind === 'unauthorized' ? INVALID_LINK : problemMessage(problem);
