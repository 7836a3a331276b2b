import { useEffect, useState } from 'react';
import { listen } from '../../browser/listen.ts';

interface Saving {
  /** The person has started to save or print the page. Whether a file or a printout exists is not known to it. */
  started: boolean;
  /** How often the browser could not even start. */
  failures: number;
  start(save: () => void): void;
}

/** What the page knows about files and printouts of what it shows. */
export function useSaving(): Saving {
  const [started, setStarted] = useState(false);
  const [failures, setFailures] = useState(0);
  useEffect(() => listen(globalThis, () => setStarted(true), 'afterprint'), []);
  function start(save: () => void) {
    try {
      save();
      setStarted(true);
    } catch {
      // Browsers in apps have no `print`, and some block files.
      setFailures(failures + 1);
    }
  }
  return { started, failures, start };
}

/** Downloads a text as a file. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // A browser that cannot download, as in many apps, must not replace the page, whose data can be seen once.
  link.target = '_blank';
  link.click();
  // Some browsers ask the person first, and read the file afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
