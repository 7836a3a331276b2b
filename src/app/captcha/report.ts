import { deferred } from '../../kit/deferred.ts';
import { failure, type Result, success } from '../../kit/result.ts';
import type { CaptchaPlace, CaptchaProblem, CaptchaWidget } from './adapter.ts';

type Outcome = Result<string, CaptchaProblem>;

/** Milliseconds. A provider that works longer counts as unreachable. */
const TIMEOUT = 20_000;

/** Turns the callbacks of a captcha into promises. Nobody is at work at first. */
export function createReport(onProgress: CaptchaPlace['onProgress']) {
  let known: Outcome | undefined;
  let next = deferred<Outcome>();
  let limit: ReturnType<typeof setTimeout> | undefined;

  function settle(outcome: Outcome): void {
    clearTimeout(limit);
    known = outcome;
    next.resolve(outcome);
    next = deferred();
  }

  /** The next step is the person's. Only a submit says so. */
  const leave = () => settle(failure('unsolved'));

  /** The person is at work, who has as long as the provider gives. */
  function wait(): void {
    clearTimeout(limit);
    known = undefined;
  }

  /** The provider is at work, which has a time limit. What it tries again after an error is part of that. */
  function work(): void {
    wait();
    limit = setTimeout(settle, TIMEOUT, failure('unreachable'));
  }

  leave();
  return {
    leave,
    wait,
    work,
    solved(token: string): void {
      settle(success(token));
      onProgress(undefined);
    },
    failed(problem: CaptchaProblem): void {
      settle(failure(problem));
      onProgress(problem);
    },
    /** Its token is the outcome, or the next one if somebody is at work. `begin`: a submit makes the provider work. */
    widget: (remove: () => void, begin?: () => void): CaptchaWidget => ({
      async token() {
        if (begin && known?.ok === false) {
          work();
          begin();
        }
        return known ?? next.promise;
      },
      remove() {
        remove();
        leave();
      },
    }),
  };
}
