import { failure, type Result } from '../kit/result.ts';
import type { CaptchaProblem } from './adapter.ts';

type Outcome = Result<string, CaptchaProblem>;

/** Milliseconds. A captcha that works longer without the person counts as unreachable. */
export const TIMEOUT = 20_000;

export interface CaptchaReport {
  settle(outcome: Outcome): void;
  /** The captcha is at work again. */
  restart(): void;
  /** The last outcome, or the next one if the captcha is at work. */
  read(): Promise<Outcome>;
}

/** Turns the callbacks of a captcha into promises. */
export function createReport(): CaptchaReport {
  let known: Outcome | undefined;
  let next = Promise.withResolvers<Outcome>();
  return {
    settle(outcome) {
      known = outcome;
      next.resolve(outcome);
      next = Promise.withResolvers();
    },
    restart() {
      known = undefined;
    },
    read() {
      if (known) return Promise.resolve(known);
      const { promise } = next;
      const timer = setTimeout(next.resolve, TIMEOUT, failure('unreachable'));
      return promise.finally(() => clearTimeout(timer));
    },
  };
}
