import { useCallback, useState } from 'react';
import type { Problem } from '../contract/problem.ts';
import type { Result } from '../kit/result.ts';
import { usePromise } from '../ui/use-promise.ts';
import { useOnOnline } from './screen-hooks.ts';

/** The result of a request, or `undefined` while it runs. If it has failed, it is repeated when the network or the person returns. */
export function useReply<Value>(
  request: () => Promise<Result<Value, Problem>>,
): Result<Value, Problem> | undefined {
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request
  const result = usePromise(useCallback(() => request(), [request, attempt]));
  useOnOnline(() => {
    if (result?.ok === false) setAttempt(attempt + 1);
  }, 'focus');
  return result;
}

/** Returns the value of a request, or `undefined` until it has succeeded. */
export function useValue<Value>(request: () => Promise<Result<Value, Problem>>): Value | undefined {
  const result = useReply(request);
  return result?.ok ? result.value : undefined;
}
