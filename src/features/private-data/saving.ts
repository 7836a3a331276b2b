import { useEffect, useState } from 'react';
import { listen } from '../../browser/listen.ts';

interface Saving {
  /** How often the person has tried to save or print the page. Whether a file or a printout exists is not known to it. */
  tries: number;
  start(save: () => void): void;
}

/** What the page knows about files and printouts of what it shows. */
export function useSaving(): Saving {
  const [tries, setTries] = useState(0);
  const addTry = () => setTries((known) => known + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only calls the setter
  useEffect(() => listen(globalThis, addTry, 'afterprint'), []);
  function start(save: () => void) {
    addTry();
    try {
      save();
    } catch {
      // Browsers in apps have no `print`, and some block files. Others do nothing, which a page does not learn.
    }
  }
  return { tries, start };
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
