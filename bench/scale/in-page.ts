/* Functions that run in the page. They must not refer to anything outside themselves. */

export interface Drawing {
  /** A part of the address of the call whose reply is drawn. */
  readonly call: string;
  readonly tag: string;
  /** Matches what is counted. */
  readonly selector: string;
  readonly count: number;
  /** Whether the call is made by submitting the form. */
  readonly submits?: boolean;
}

/** Milliseconds from the end of the reply to the frame in which all parts are in the document. */
export async function drawAll({ call, tag, selector, count, submits = false }: Drawing): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const all = <T extends Element>(selector: string) =>
    document.querySelector(tag)?.shadowRoot?.querySelectorAll<T>(selector) ?? [];
  if (submits) {
    while (all('form').length === 0) await nextFrame();
    for (const form of all<HTMLFormElement>('form')) form.requestSubmit();
  }
  while (all(selector).length < count) await nextFrame();
  await nextFrame();
  const reply = performance.getEntriesByType('resource').find(({ name }) => name.includes(call));
  return performance.now() - (reply as PerformanceResourceTiming).responseEnd;
}

/** Milliseconds until this many elements, added at once, are ready. */
export async function showTogether(count: number): Promise<number> {
  const place = document.getElementById('place') as HTMLElement;
  let ready = 0;
  place.addEventListener('portal-ready', () => {
    ready += 1;
  });
  const start = performance.now();
  place.innerHTML = '<voucher-redeem></voucher-redeem>'.repeat(count);
  while (ready < count) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

/** Milliseconds to add and remove this many elements, one after the other, each as soon as it is ready. */
export async function mountOneByOne(count: number): Promise<number> {
  const place = document.getElementById('place') as HTMLElement;
  const start = performance.now();
  for (let index = 0; index < count; index += 1) {
    const element = document.createElement('voucher-redeem');
    const ready = new Promise((resolve) => element.addEventListener('portal-ready', resolve));
    place.append(element);
    await ready;
    element.remove();
    // Elements unmount one task after their removal.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return performance.now() - start;
}
