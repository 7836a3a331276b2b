/* A chunk of its own: only an element with slotted content loads it. */
import { listen } from '../../browser/listen.ts';
import { hasContrast } from './contrast.ts';
import type { Mounted } from './mounted.ts';

/** What an element inherits from the page, and `.root` resets. A shorthand has no computed value if its parts cannot be combined. */
const INHERITED =
  'direction|font-family|font-size|font-stretch|font-style|font-variant|font-weight|letter-spacing|line-height|text-align|text-transform|word-spacing'.split(
    '|',
  );

const followed = new WeakSet<AbortSignal>();

/**
 * Gives what is in the slots the direction, the type and the colour of the page, as if it were outside the element. It would inherit
 * those of the element. A colour that cannot be read on a surface of the element is not used.
 */
export function styleSlots(mounted: Mounted): void {
  const { element, root, removed } = mounted;
  const styles = getComputedStyle(element);
  for (const slot of root.querySelectorAll('slot')) {
    // A browser without declarative shadow roots leaves a template.
    const isFilled = slot.assignedElements().some(({ localName }) => localName !== 'template');
    const isOfPage = isFilled && slot.name !== 'login-portal-captcha';
    for (const name of INHERITED) slot.style.setProperty(name, isOfPage ? styles.getPropertyValue(name) : '');
    slot.style.color = isOfPage && hasContrast(styles.color, slot) ? styles.color : '';
  }
  if (followed.has(removed)) return;
  followed.add(removed);
  const update = () => styleSlots(mounted);
  const onTransition = ({ target }: Event) => {
    if (target !== element && (target as Node).contains?.(element)) update();
  };
  const ends = [
    listen(globalThis, update, 'resize'),
    listen(globalThis, onTransition, 'transitionend'),
    listen(matchMedia('(prefers-color-scheme: dark)'), update, 'change'),
  ];
  const observer = new MutationObserver(update);
  for (let node: Node | null = element; node; node = node.parentNode ?? (node as ShadowRoot).host)
    if (node instanceof Element) observer.observe(node, { attributes: true });
  const content = root.querySelector('.root');
  if (content) observer.observe(content, { attributes: true });
  removed.addEventListener('abort', () => {
    observer.disconnect();
    for (const end of ends) end();
  });
}
