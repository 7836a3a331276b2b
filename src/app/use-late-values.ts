import { useLayoutEffect, useRef } from 'react';
import type { Config } from './config.ts';
import type { Host } from './host.ts';

/** What the host page fills in late goes into its field, until the person has typed or sent something (D44). */
export function useLateValues({ root, removed }: Host, { email, voucher }: Config): void {
  const begun = useRef(new WeakSet<EventTarget>()).current;
  useLayoutEffect(() => {
    const begin = ({ target }: Event) => begun.add((target as HTMLInputElement).form ?? (target as Element));
    root.addEventListener('input', begin, { signal: removed });
    root.addEventListener('submit', begin, { signal: removed });
  }, [root, removed, begun]);
  useLateValue(root, begun, 'input[name=email], input[name=user]:not([readonly])', email);
  useLateValue(root, begun, 'input[name=voucher]', voucher);
}

/** Written as a password manager writes, so that masks and screens hear of it; one may have written without an event. */
function useLateValue(root: ShadowRoot, begun: WeakSet<EventTarget>, selector: string, value: string) {
  const former = useRef(value);
  useLayoutEffect(() => {
    const input = root.querySelector<HTMLInputElement>(selector);
    const isUntouched = input?.form && !begun.has(input.form) && plain(input.value) === plain(former.current);
    if (isUntouched && value !== former.current) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      begun.delete(input.form);
    }
    former.current = value;
  }, [root, begun, selector, value]);
}

/** A voucher code is shown in groups and capitals. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
