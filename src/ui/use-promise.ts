import { useEffect, useState } from 'react';

/**
 * The value of the promise, or `undefined` while it is pending. A new `start` function starts a new promise; the previous
 * value stays until that one settles. The promise must not reject.
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
