import { expect } from 'chai';
import { ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { FULL_NAME } from '../../support/person.ts';
import { openPrivateScreen, PRIVATE_SCREENS, waitForData } from '../../support/private-data.ts';
import { find, focused, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

const { getHours } = Date.prototype;

/** The former texts of all text nodes that changed. */
function recordReplacedTexts(root: ShadowRoot): string[] {
  const replaced: string[] = [];
  const observer = new MutationObserver((records) =>
    replaced.push(...records.flatMap(({ oldValue }) => oldValue ?? [])),
  );
  observer.observe(root, { subtree: true, characterData: true, characterDataOldValue: true });
  return replaced;
}

/** The visible text in each frame. */
function recordFrames(element: HTMLElement): string[] {
  const texts: string[] = [];
  const look = () => {
    texts.push(textOf(element));
    if (element.isConnected) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return texts;
}

describe('the greeting', () => {
  before(loadElements);
  beforeEach(() => {
    Date.prototype.getHours = () => 9;
  });
  afterEach(() => {
    Date.prototype.getHours = getHours;
  });

  for (const [kind, screen] of Object.entries(PRIVATE_SCREENS)) {
    it(`is generic until the hour is known, and never visible as such: ${kind}`, async () => {
      const { element } = openPrivateScreen(screen, ok(screen.reply));
      await waitFor(() => element.shadowRoot);
      const replaced = recordReplacedTexts(element.shadowRoot as ShadowRoot);
      const frames = recordFrames(element);
      await waitForData(element);
      await waitFor(() => focused() === find(element, '[part=title]'));
      await waitFor(() => frames.at(-1)?.includes(`Good morning, ${FULL_NAME}`));
      expect(replaced).to.include(`Welcome, ${FULL_NAME}`);
      expect(frames.filter((text) => text.includes('Welcome'))).to.deep.equal([]);
      expect(textOf(find(element, '[part=title]'))).to.equal(screen.title);
    });
  }
});
