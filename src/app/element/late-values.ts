import type { Mounted } from './mounted.ts';

/** Puts a late `email` or `voucher` attribute into its field, until the person has typed or submitted something (D44). */
export function followLateValues({ root, removed, config, subscribe }: Mounted): void {
  const touched = new WeakSet<EventTarget>();
  const markTouched = ({ target }: Event) =>
    touched.add((target as HTMLInputElement).form ?? (target as Element));
  for (const type of ['input', 'submit']) root.addEventListener(type, markTouched, { signal: removed });

  /** Fires `input`, so that masks and screens handle the value. A field that a password manager filled without an event is kept. */
  function fill(selector: string, previous: string, value: string) {
    const input = root.querySelector<HTMLInputElement>(selector);
    const isUntouched =
      input?.form && !touched.has(input.form) && characters(input.value) === characters(previous);
    if (!isUntouched || value === previous) return;
    input.value = value;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    touched.delete(input.form);
  }

  let shown = config();
  subscribe(() => {
    const { email, voucher } = shown;
    shown = config();
    fill('input[name=email], input[name=user]:not([readonly])', email, shown.email);
    fill('input[name=voucher]', voucher, shown.voucher);
  });
}

/** Ignores the mask of a voucher code, which adds hyphens and upper case. */
const characters = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
