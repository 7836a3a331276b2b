import { useLayoutEffect, useRef } from 'react';
import type { Config } from '../element/config.ts';
import type { Host } from '../element/host.ts';

/** Puts a late `email` or `voucher` attribute into its field, until the person has typed or submitted something (D44). */
export function useLateValues({ root, removed }: Host, { email, voucher }: Config): void {
  const touched = useRef(new WeakSet<EventTarget>()).current;
  useLayoutEffect(() => {
    const markTouched = ({ target }: Event) =>
      touched.add((target as HTMLInputElement).form ?? (target as Element));
    root.addEventListener('input', markTouched, { signal: removed });
    root.addEventListener('submit', markTouched, { signal: removed });
  }, [root, removed, touched]);
  useLateValue(root, touched, 'input[name=email], input[name=user]:not([readonly])', email);
  useLateValue(root, touched, 'input[name=voucher]', voucher);
}

/** Fires `input`, so that masks and screens handle the value. A field that a password manager filled without an event is kept. */
function useLateValue(root: Host['root'], touched: WeakSet<EventTarget>, selector: string, value: string) {
  const previous = useRef(value);
  useLayoutEffect(() => {
    const input = root.querySelector<HTMLInputElement>(selector);
    const isUntouched =
      input?.form && !touched.has(input.form) && characters(input.value) === characters(previous.current);
    if (isUntouched && value !== previous.current) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      touched.delete(input.form);
    }
    previous.current = value;
  }, [root, touched, selector, value]);
}

/** Ignores the mask of a voucher code, which adds hyphens and upper case. */
const characters = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
