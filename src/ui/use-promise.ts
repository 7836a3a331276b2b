import { useEffect, useState } from 'react';
import { type ReportFile, useFileReport } from './file-report.ts';

/**
 * The value of the promise, or `undefined` while it is pending. A new `start` function starts a new promise; the previous
 * value stays until that one settles. The promise must not reject: a function that loads a file reports a failure.
 * `known` is the value of the first render, if it is known.
 */
export function usePromise<Value>(
  start: (reportFile: ReportFile) => Promise<Value>,
  known?: Value,
): Value | undefined {
  const reportFile = useFileReport();
  // In an object, because the value can be a function.
  const [settled, setSettled] = useState({ value: known });
  useEffect(() => {
    let isCurrent = true;
    void start(reportFile).then((value) => {
      if (isCurrent) setSettled({ value });
    });
    return () => {
      isCurrent = false;
    };
  }, [start, reportFile]);
  return settled.value;
}
