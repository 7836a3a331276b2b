import { useEffect, useRef } from 'react';
import type { Config } from './config.ts';
import type { Host } from './root.tsx';

/** What the host page fills in late goes into its field, unless the person has changed that (D44). */
export function useLateValues({ root }: Host, { email, voucher }: Config): void {
  useLateValue(root, 'input[name=email], input[name=user]:not([readonly])', email);
  useLateValue(root, 'input[name=voucher]', voucher);
}

/** Written as a password manager writes, so that masks and screens hear of it. */
function useLateValue(root: ShadowRoot, selector: string, value: string) {
  const former = useRef(value);
  useEffect(() => {
    const input = root.querySelector<HTMLInputElement>(selector);
    if (input && value !== former.current && plain(input.value) === plain(former.current)) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    former.current = value;
  }, [root, selector, value]);
}

/** A voucher code is shown in groups and capitals. */
const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
