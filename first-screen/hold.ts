import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import { holdKeys, letGo } from '../src/browser/keys.ts';
import { listen, listenFirst } from '../src/browser/listen.ts';
import { keepTextEvents } from '../src/browser/text-events.ts';
import { BUSY_DELAY } from '../src/kit/busy.ts';

/** Holds the last click on a link or button, or the last submit, so that the app can carry it out after hydration. */
export function hold(shadow: PreparedRoot): void {
  let held: (() => void) | undefined;
  let showIdle = () => {};
  let endWait = () => {};
  if (shadow instanceof ShadowRoot) keepTextEvents(shadow);
  // That of a fragment.
  shadow.querySelector('[disabled]')?.removeAttribute('disabled');

  const endSubmits = listen(
    shadow,
    (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      // A form in a slot belongs to the page.
      if (!shadow.contains(form)) return;
      event.preventDefault();
      held = () => (form.isConnected ? form : shadow.querySelector('form'))?.requestSubmit();
      endWait();
      endWait = holdKeys(form);
      shadow.typed = '';
      showIdle();
      showIdle = showBusy(event.submitter ?? form.querySelector('[type=submit]'));
    },
    'submit',
  );
  // First, because hydration hides them.
  const endClicks = listenFirst(
    shadow,
    (event: MouseEvent) => {
      const target = event.target as Element;
      if (event.detail && target.closest('a,button')) shadow.clicked = event;
      const control = target.closest<HTMLElement>('a,button[type=button]');
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!shadow.contains(control) || button || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      held = () => control?.click();
    },
    'click',
  );
  shadow.release = () => {
    endSubmits();
    endClicks();
    showIdle();
    endWait();
    shadow.typed = letGo();
    return held;
  };
}

/** The busy state of src/ui/button.tsx. Returns a function that removes it. */
function showBusy(button: Element | null): () => void {
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.ariaHidden = 'true';
  const timer = setTimeout(() => {
    button?.setAttribute('data-slow', 'true');
    button?.append(spinner);
  }, BUSY_DELAY);
  button?.setAttribute('aria-disabled', 'true');
  return () => {
    clearTimeout(timer);
    spinner.remove();
    button?.removeAttribute('data-slow');
    button?.removeAttribute('aria-disabled');
  };
}
