import { expect } from 'chai';
import { waitForAnimations } from '../../support/animations.ts';
import { itIn } from '../../support/engine.ts';
import { deferred, httpReply } from '../../support/fake-fetch.ts';
import { waitForTitle } from '../../support/links.ts';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { measureLongTasks, timeOfArticles } from '../../support/performance.ts';
import { PERSON, surveyEntries } from '../../support/person.ts';
import { openPrivateScreen, PRIVATE_SCREENS } from '../../support/private-data.ts';
import { waitFor } from '../../support/timing.ts';

const screen = PRIVATE_SCREENS['personal data'];
const VALUES = 50;
/** The longest allowed task in milliseconds, on two busy cores. */
const MAX_TASK = 400;
/** A busy machine may need several attempts. */
const ATTEMPTS = 3;
const ROUNDS = 10;

/** The usual helpers search the whole element and would take longer than what is measured. */
const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>(selector),
];

/** `window.find` is not standardised and therefore has no type. */
const find = (text: string): boolean => (window as unknown as { find(text: string): boolean }).find(text);

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows the entries and measures the time from the reply. */
async function show(entries: number) {
  const json = JSON.stringify({
    status: 'OK',
    data: { personal: PERSON, survey: surveyEntries(entries, VALUES) },
  });
  const slow = deferred(httpReply(200, json, 'application/json'));
  const { element } = openPrivateScreen(screen, slow);
  await waitForTitle(element, screen.title);
  await waitForAnimations();
  const longestTask = measureLongTasks();
  const moments = [timeOfArticles(element, 1), timeOfArticles(element, entries)];
  const start = performance.now();
  slow.resolve();
  const [first = 0, all = 0] = (await Promise.all(moments)).map((moment) => moment - start);
  return { element, first, all, task: await longestTask(), longestTask };
}

async function timeOf(entries: number): Promise<number> {
  const { element, all } = await show(entries);
  element.remove();
  return all;
}

/** Milliseconds that the browser takes for the same HTML in one task, without styles and script. */
function timeOfHtml(element: Element): number {
  const html = inside(element, 'article').map(({ outerHTML }) => outerHTML);
  element.remove();
  const start = performance.now();
  const bare = mount(`<main>${html.join('')}</main>`);
  expect(bare.offsetHeight).to.be.above(0);
  const time = performance.now() - start;
  bare.remove();
  return time;
}

interface Costs {
  all: number;
  html: number;
}

/**
 * Milliseconds per entry: until all are shown, and for their HTML alone. Whatever else the machine does only adds time, so the
 * shortest of several rounds counts.
 */
async function costs(entries: number, previous: Costs): Promise<Costs> {
  const { element, all } = await show(entries);
  const html = timeOfHtml(element);
  return { all: Math.min(previous.all, all / entries), html: Math.min(previous.html, html / entries) };
}

describe('many survey entries', function () {
  // Ten rounds on a busy machine, of which the shortest counts.
  this.timeout(180_000);
  const all = new Map<number, number>();

  for (const entries of [100, 1000])
    itIn('Chromium', `appear within a second and without a long task: ${entries}`, async () => {
      let result = await show(entries);
      for (let attempt = 1; attempt < ATTEMPTS && result.task >= MAX_TASK; attempt++) {
        result.element.remove();
        result = await show(entries);
      }
      const { element, first, all: last, task } = result;
      all.set(entries, last);
      expect(inside(element, 'article')).to.have.length(entries);
      expect(inside(element, 'article:last-of-type tr')).to.have.length(VALUES);
      expect(first).to.be.below(1000);
      expect(task).to.be.below(MAX_TASK);
    });

  itIn('Chromium', 'take time in proportion to their number', async () => {
    let few = all.get(100) ?? Infinity;
    let many = all.get(1000) ?? Infinity;
    for (let round = 1; round <= ROUNDS && many >= 30 * few; round++) {
      few = Math.min(few, await timeOf(100));
      many = Math.min(many, await timeOf(1000));
    }
    expect(many).to.be.below(30 * few);
  });

  itIn(
    'WebKit',
    'take at most twice the time of their HTML alone, and not more per entry if they are many',
    async () => {
      let few: Costs = { all: Infinity, html: Infinity };
      let many = few;
      const limit = () => Math.min(2 * many.html, 1.5 * few.all);
      // Interleaved, so that a busy machine affects all of them.
      for (let round = 1; round <= ROUNDS && !(many.all < limit()); round++) {
        few = await costs(100, few);
        many = await costs(300, many);
      }
      expect(many.all).to.be.below(limit());
    },
  );

  itIn('Chromium', 'can be scrolled, translated and left: 1000', async () => {
    const { element, longestTask } = await show(1000);
    for (let step = 1; step <= 20; step++) {
      scrollTo(0, (document.documentElement.scrollHeight * step) / 20);
      await frame();
    }
    const scrolling = await longestTask();

    element.setAttribute('locale', 'de');
    await waitFor(() => inside(element, 'article:last-of-type dt')[0]?.textContent === 'Bericht');
    const language = await longestTask();

    for (const selector of ['a.back', 'dialog a']) inside(element, selector)[0]?.click();
    await waitFor(() => inside(element, 'article').length === 0);
    await frame();
    const leaving = await longestTask();

    // Each is a single task that renders or removes everything.
    expect(Math.max(scrolling, language, leaving)).to.be.below(10 * MAX_TASK);
  });

  // Outside a shadow tree, because `window.find` looks into one only in Chromium.
  it('are skipped by the layout only if the browser’s search finds skipped text', async () => {
    const { element } = await show(10);
    const entry = inside(element, 'article')[9] as HTMLElement;
    const { contentVisibility } = getComputedStyle(entry);
    const [space, text] = mount('<div><p></p><p>Skipped text</p></div>')
      .children as HTMLCollectionOf<HTMLElement>;
    (space as HTMLElement).style.blockSize = '300vb';
    (text as HTMLElement).style.contentVisibility = contentVisibility;
    await frame();
    await frame();
    expect(find('Skipped text')).to.equal(true);
  });
});
