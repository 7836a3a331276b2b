import type { MessageKey } from '../i18n/message.ts';
import { FAILED, type Problem, problemError, problemMessage } from './problem.ts';

/** The error if the settings did not load: nobody is to blame but the server. The text names no time, so nobody has to wait. */
export const loadError = (problem: Problem, message?: MessageKey) => ({
  ...problemError(problem, message ?? textOf(problem)),
  retryAt: undefined,
});

const textOf = (problem: Problem) =>
  problem.kind === 'busy' || problem.kind === 'unreachable' || problem.kind === 'stopped'
    ? problemMessage({ ...problem, pause: undefined } as Problem)
    : FAILED;
