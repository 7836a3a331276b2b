import { useEffect, useState } from 'react';

/**
 * The value of the promise, or `undefined` while it is pending. A new `start` function starts a new promise; the previous
 * value stays until that one settles. The promise must not reject. `known` is the value of the first render, if it is known.
 */
export function usePromise<Value>(start: () => Promise<Value>, known?: Value): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value } | undefined>(
    known === undefined ? undefined : { value: known },
  );
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
