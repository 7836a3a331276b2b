import { expect } from 'chai';
import { ok } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { FULL_NAME } from '../../support/person.ts';
import {
  greetingOf,
  openPrivateScreen,
  PRIVATE_SCREENS,
  showScreen,
  waitForData,
} from '../../support/private-data.ts';
import { find, findAll, focused, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const { getHours } = Date.prototype;
const screen = PRIVATE_SCREENS['personal data'];

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

describe('the greeting of private data', () => {
  beforeEach(() => {
    Date.prototype.getHours = () => 9;
  });
  afterEach(() => {
    Date.prototype.getHours = getHours;
  });

  it('is never visible without the time of day', async () => {
    const { element } = openPrivateScreen(screen, ok(screen.reply));
    await waitFor(() => element.shadowRoot);
    const frames = recordFrames(element);
    await waitForData(element);
    await waitFor(() => focused() === find(element, '[part=title]'));
    await waitFor(() => frames.at(-1)?.includes(`Good morning, ${FULL_NAME}`));
    expect(frames.filter((text) => text.includes('Welcome'))).to.deep.equal([]);
    expect(textOf(find(element, '[part=title]'))).to.equal(screen.title);
  });

  it('changes with the language, as labels, dates and names of languages do, without a reload', async () => {
    const element = await showScreen(screen);
    const entries = findAll(element, '[part=survey-entry]');
    for (const [locale, greeting, text] of [
      ['de', 'Guten Morgen', '02.01.2024 Bericht RPT-1 Sprache Deutsch Variante Self'],
      ['pl', 'Dzień dobry', '2 sty 2024 Raport RPT-1 Język niemiecki Wariant Self'],
    ] as const) {
      element.setAttribute('locale', locale);
      await waitFor(() => find(element, '[part=root]').lang === locale);
      // WebKitGTK writes the name of a language with a capital letter.
      await waitFor(() => expect(textOf(entries[1] as Element)).to.match(new RegExp(`^${text}`, 'i')));
      expect(greetingOf(element)).to.equal(`${greeting}, ${FULL_NAME}`);
    }
    expect(findAll(element, '[part=survey-entry]')).to.deep.equal(entries);
  });
});
