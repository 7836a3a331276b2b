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

const screen = PRIVATE_SCREENS['personal data'];
/** The most that are not a table. */
const ENTRIES = 25;
const VALUES = 50;
/** The longest allowed task in milliseconds, on two busy cores. */
const MAX_TASK = 400;
/** A busy machine may need several attempts. */
const ATTEMPTS = 3;

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
  const moments = [timeOfArticles(element, 1), timeOfArticles(element, entries)] as const;
  const start = performance.now();
  slow.resolve();
  const [first] = await Promise.all(moments);
  return { element, first: first - start, task: await longestTask() };
}

describe('survey entries', () => {
  itIn('Chromium', 'appear within a second and without a long task', async () => {
    let result = await show(ENTRIES);
    for (let attempt = 1; attempt < ATTEMPTS && result.task >= MAX_TASK; attempt++) {
      result.element.remove();
      result = await show(ENTRIES);
    }
    const { element, first, task } = result;
    expect(inside(element, 'article')).to.have.length(ENTRIES);
    expect(inside(element, 'article:last-of-type tr')).to.have.length(VALUES);
    expect(first).to.be.below(1000);
    expect(task).to.be.below(MAX_TASK);
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
