/** Clicks without a navigation; returns whether a listener of the page or the element has prevented the default. */
export function click(link: HTMLElement): boolean {
  let prevented: boolean | undefined;
  addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
  return prevented ?? false;
}
