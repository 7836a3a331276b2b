import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listen } from '../../browser/listen.ts';

/** Whether a part of the page is copied together with what is around it. The browser reads what is selected after the event. */
export function useCopying(part: RefObject<Element | null>): boolean {
  const [copying, setCopying] = useState(false);
  useEffect(() => {
    const show = () => {
      if (!isSelected(part.current)) return;
      flushSync(() => setCopying(true));
      setTimeout(() => setCopying(false));
    };
    return listen(globalThis, show, 'copy');
  }, [part]);
  return copying;
}

/** Whether all of it is, or of the element around its shadow root. If that is the whole page, Chromium selects it without a range. */
function isSelected(part: Element | null): boolean {
  const selection = getSelection();
  if (!part || !selection) return false;
  const { host } = part.getRootNode() as ShadowRoot;
  return selection.rangeCount === 0 || selection.containsNode(part) || isSelected(host ?? null);
}
