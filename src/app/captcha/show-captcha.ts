import { deferred } from '../../kit/deferred.ts';
import type { CaptchaAdapter, CaptchaPlace, CaptchaWidget } from './adapter.ts';
import { loadScript } from './captcha-script.ts';

interface Captcha extends Omit<CaptchaPlace, 'box' | 'loadScript'> {
  adapter: CaptchaAdapter;
  /** Aborted when the captcha is no longer needed. */
  removed: AbortSignal;
  /** The address of its script, if the page has named another one. */
  source: URL | undefined;
  /** The element in the page that the form belongs to. */
  element: HTMLElement;
  /** Called if another script has taken the captcha out of the page, which ends what is in its frames. */
  onLost(): void;
}

/** Milliseconds. A captcha that is not shown by then counts as blocked. */
const TIMEOUT = 20_000;

/** Shows a captcha in a box of the form. */
export async function showCaptcha(
  box: HTMLElement,
  { adapter, source, element, removed, onLost, ...place }: Captcha,
): Promise<CaptchaWidget> {
  const { promise: timeout, reject } = deferred<never>();
  const timer = setTimeout(reject, TIMEOUT, new Error('The captcha took too long.'));
  let remove: (() => void) | undefined;
  const end = () => {
    remove?.();
    box.replaceChildren();
  };
  removed.addEventListener('abort', end);
  element.shadowRoot?.addEventListener('returned', onLost, { signal: removed });
  try {
    const rendered = adapter.render({
      ...place,
      box: adapter.isInPage ? inPage(box, element, removed, onLost) : box,
      async loadScript(address, find) {
        const onLoad = (ready: () => void, failed: (error: Error) => void) =>
          find() ? ready() : failed(new TypeError('The script is not that of the captcha.'));
        if (!find()) await loadScript(addressOf(source, address), timeout, onLoad);
        removed.throwIfAborted();
        return find() as Exclude<ReturnType<typeof find>, false | undefined>;
      },
    });
    // Whenever it comes, even after the timeout.
    void rendered
      .then((shown) => {
        remove = shown.remove;
        if (removed.aborted) end();
      })
      .catch(() => {});
    return await Promise.race([rendered, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The parameters are those of the provider's own address. */
function addressOf(source: URL | undefined, address: string): string {
  if (!source) return address;
  const own = new URL(source);
  own.hash = '';
  for (const [name, value] of new URL(address).searchParams) own.searchParams.set(name, value);
  return own.href;
}

/**
 * A box in the light tree of the element, which appears at the place of the other one. An element without a shadow tree has one tree.
 * Libraries that morph a page remove the box. With a name of its own, they never take it for an element of the page.
 */
function inPage(box: HTMLElement, element: HTMLElement, removed: AbortSignal, onLost: () => void) {
  if (!(box.getRootNode() instanceof ShadowRoot)) return box;
  const name = 'login-portal-captcha';
  const slot = document.createElement('slot');
  slot.name = name;
  box.append(slot);
  // A copy of the element, as of a popup that a page builder opens, has the place of the original.
  element.querySelector(`:scope > ${name}`)?.remove();
  const place = document.createElement(name);
  place.slot = name;
  element.append(place);
  const observer = new MutationObserver(() => place.parentNode === element || onLost());
  observer.observe(element, { childList: true });
  removed.addEventListener('abort', () => {
    observer.disconnect();
    place.remove();
  });
  return place;
}
