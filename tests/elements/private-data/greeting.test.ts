import { expect } from 'chai';
import { ok } from '../../support/fake-fetch.ts';
import { titleOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { NAME, openPrivate, PRIVATE, untilShown } from '../../support/private-data.ts';
import { find, focused } from '../../support/shadow.ts';

const { getHours } = Date.prototype;

/** Every text that a node of the element had before it got another one. */
function watchTexts(root: ShadowRoot): string[] {
  const former: string[] = [];
  const observer = new MutationObserver((records) =>
    former.push(...records.flatMap(({ oldValue }) => oldValue ?? [])),
  );
  observer.observe(root, { subtree: true, characterData: true, characterDataOldValue: true });
  return former;
}

/** The title as each frame shows it. */
function watchFrames(element: HTMLElement): string[] {
  const titles: string[] = [];
  const look = () => {
    titles.push(titleOf(element));
    if (element.isConnected) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return titles;
}

/** The title at each moment it got the focus. */
function watchFocus(element: HTMLElement): string[] {
  const titles: string[] = [];
  (element.shadowRoot as ShadowRoot).addEventListener('focusin', () => titles.push(titleOf(element)));
  return titles;
}

describe('the greeting (D33)', () => {
  before(loadElements);
  beforeEach(() => {
    Date.prototype.getHours = () => 9;
  });
  afterEach(() => {
    Date.prototype.getHours = getHours;
  });

  for (const [kind, screen] of Object.entries(PRIVATE)) {
    it(`${kind}: is general until the hour is known, and nobody sees or hears it change`, async () => {
      const { element } = openPrivate(screen, ok(screen.reply));
      await poll(() => element.shadowRoot);
      const former = watchTexts(element.shadowRoot as ShadowRoot);
      const frames = watchFrames(element);
      const announced = watchFocus(element);
      await untilShown(element);
      await poll(() => focused() === find(element, '[part=title]'));
      await poll(() => frames.at(-1) === `Good morning, ${NAME}`);
      expect(former).to.include(`Welcome, ${NAME}`);
      expect(frames.filter((title) => title.startsWith('Welcome'))).to.deep.equal([]);
      expect(announced.filter((title) => title.includes(NAME))).to.deep.equal([`Good morning, ${NAME}`]);
    });
  }
});
