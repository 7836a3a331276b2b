import type { MessageKey } from '../i18n/message.ts';
import { FAILED, type Problem, problemError } from './problem.ts';

/**
 * The error if the settings did not load. Unless the API did not answer, it is the server's fault. The text names no time, so
 * nobody has to wait.
 */
export const loadError = (problem: Problem, message?: MessageKey) => ({
  ...problemError(
    problem,
    message ?? (['unreachable', 'stopped'].includes(problem.kind) ? undefined : FAILED),
  ),
  retryAt: undefined,
});
