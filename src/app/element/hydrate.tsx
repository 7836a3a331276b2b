import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { holdKeys } from '../../browser/keys.ts';
import { listenFirst } from '../../browser/listen.ts';
import { nextTask } from '../../browser/next-task.ts';
import { deferred } from '../../kit/deferred.ts';
import { Hydration } from '../../ui/hydration.tsx';
import { type LoadScreen, loadFirstScreen } from './first-screen.ts';
import type { Mounted } from './mounted.ts';

/** A root that a script of first-screen/ has prepared. */
export type PreparedRoot = Mounted['root'] & {
  /** Stops holding clicks and submits, and returns the last click or submit. */
  release?(): (() => void) | undefined;
  /** Removes the style that is not in the HTML. */
  unstyle?(): void;
  /** The last click of a pointer on a control. */
  clicked?: MouseEvent;
  /** What was typed after a submit, if there was one. */
  typed?: string | undefined;
};

/**
 * Hydrates the first screen of an element. It is replaced with a new render instead if it is not visible,
 * because a security policy blocks its style or its script, if its texts or its code do not load, if the API is not trusted, or if the
 * person comes back to what was typed.
 */
export async function hydrate(
  mounted: Mounted,
  render: (mounted: Mounted) => ReactNode,
  mount: () => void,
  load?: LoadScreen,
): Promise<Root | undefined> {
  const root: PreparedRoot = mounted.root;
  const content = root.querySelector<HTMLElement>('.root');
  const { messagesArea, refused } = mounted.config();
  const isUsable = content && getComputedStyle(content).display !== 'none' && !refused;
  const firstScreen = isUsable ? await loadFirstScreen(content, load) : undefined;
  // The modules have just been evaluated, which may have taken long.
  await nextTask();
  if (mounted.removed.aborted) return undefined;
  mounted.firstScreen = firstScreen;
  // Before the calls of the screen: the footer appears with their answers, and other texts would then move it.
  if (firstScreen?.texts) void mounted.api().translations(messagesArea, firstScreen.locale);
  const restoreInput = rememberInput(mounted);
  let held: (() => void) | undefined;
  const release = () => {
    held = root.release?.();
  };
  let hydrated: Root | undefined;
  if (content && firstScreen?.texts && !mounted.journey().continues) {
    mounted.override(firstScreen.attributes);
    hydrated = await hydrateContent(root, content, render(mounted), release);
  } else {
    release();
    flushSync(() => {
      root.replaceChildren();
      mount();
    });
  }
  // Not before, because the browser paints while React hydrates.
  root.unstyle?.();
  if (mounted.removed.aborted) {
    hydrated?.unmount();
    return undefined;
  }
  // React leaves the former content in a shadow root if it had to replace it.
  if (content !== [...root.querySelectorAll('.root')].at(-1)) content?.remove();
  for (const child of root.querySelectorAll('style')) child.remove();
  restoreInput();
  if (root.typed !== undefined) holdKeys(root.querySelector('.root'), root.typed)();
  delete root.typed;
  // After the effects of the first render.
  setTimeout(() => held?.());
  return hydrated;
}

/** React would dispatch these again, without a target, and throw. For `input` it would end the hydration at once, in a long task. */
const HIDDEN = 'input focusin mouseover pointerover dragenter gotpointercapture';
/** For these, too. first-screen/hold.ts holds what they do. */
const HELD =
  'keydown keypress keyup textInput change pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click auxclick dblclick contextmenu';

/** Hydrates in short tasks. Calls `release` at the end. */
function hydrateContent(
  root: PreparedRoot,
  content: HTMLElement,
  node: ReactNode,
  release: () => void,
): Promise<Root> {
  const { promise, resolve } = deferred<Root>();
  const hide = (event: Event) => {
    // first-screen/hold.ts holds the keys after a submit further inside. A control in a slot belongs to the page.
    const isHeld = event.type === 'keydown' && root.typed !== undefined;
    if (!isHeld && content.contains(event.target as Node)) event.stopImmediatePropagation();
  };
  const endHiding = listenFirst(root, hide, ...(root.release ? `${HIDDEN} ${HELD}` : HIDDEN).split(' '));
  for (const name of ['hidden', 'data-first-screen', 'data-route', 'data-apart'])
    content.removeAttribute(name);
  content.querySelector('[disabled]')?.removeAttribute('disabled');
  // At once, because a password manager may have caused the end, and enter a text in the same task.
  const onEnd = () => {
    endHiding();
    release();
    resolve(hydrated);
  };
  let hydrated: Root;
  startTransition(() => {
    const hydration = <Hydration onEnd={onEnd}>{node}</Hydration>;
    // The types do not know that a shadow root is a container.
    hydrated = hydrateRoot(root as unknown as Element, hydration, {
      onRecoverableError: () =>
        console.warn('The first screen was changed by another script and has been replaced.'),
    });
  });
  return promise;
}

/** Returns a function that restores what was typed, and the focus, if other elements have replaced the inputs. */
function rememberInput({ root, styleRoot }: Mounted): () => void {
  const focused = styleRoot.activeElement;
  const inputs = [...root.querySelectorAll('input')];
  return () => {
    for (const former of inputs) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${former.name}"]`);
      if (!input || input === former) continue;
      if (former.value) {
        input.value = former.value;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      if (former === focused) input.focus();
    }
  };
}
