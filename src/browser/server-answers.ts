import { pageOrigin } from './origin.ts';

/** Milliseconds. */
const ANSWER_TIMEOUT = 5000;

/** Requests the root, whose address holds no secret. A gateway that answers 5xx does not count as an answer. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(pageOrigin(), {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return status < 500;
  } catch {
    return false;
  }
}
