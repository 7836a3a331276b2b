import { useEffect, useState } from 'react';

/**
 * The value of the promise that settled last, or `undefined` before the first one. Another `start` function starts again;
 * until then the former value stays. The promise must not reject.
 */
export function usePromise<Value>(start: () => Promise<Value>): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>();
  useEffect(() => {
    let isCurrent = true;
    void start().then((value) => {
      if (isCurrent) setSettled({ value });
    });
    return () => {
      isCurrent = false;
    };
  }, [start]);
  return settled?.value;
}
