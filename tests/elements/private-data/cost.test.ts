import { expect } from 'chai';
import { held, raw } from '../../support/fake-fetch.ts';
import { untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { openPrivate, PERSON, PRIVATE, survey } from '../../support/private-data.ts';
import { comeToRest } from '../../support/rest.ts';
import { momentOf, watchTasks } from '../../support/tasks.ts';

const screen = PRIVATE['personal data'];
const VALUES = 50;
/** Milliseconds: a guard against holding up the page, wide enough for two cores with other things to do. */
const LONGEST = 400;
/** A machine with other things to do may need a second try. */
const TRIES = 3;

/** Helpers that read the whole element would cost more than what is measured here. */
const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot as ShadowRoot).querySelectorAll<HTMLElement>(selector),
];

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Shows so many entries, from the moment the answer is there. */
async function show(entries: number) {
  const json = JSON.stringify({ status: 'OK', data: { personal: PERSON, survey: survey(entries, VALUES) } });
  const slow = held(raw(200, json, 'application/json'));
  const { element } = openPrivate(screen, slow);
  await untilTitle(element, screen.title);
  await comeToRest();
  const longestTask = watchTasks();
  const moments = [momentOf(element, 1), momentOf(element, entries)];
  const start = performance.now();
  slow.open();
  const [first = 0, all = 0] = (await Promise.all(moments)).map((moment) => moment - start);
  return { element, kB: json.length / 1000, first, all, task: await longestTask(), longestTask };
}

function report(entries: number, measured: Record<string, number>) {
  const list = Object.entries(measured).map(([name, value]) => `${name} ${Math.round(value)}`);
  console.log(`${entries} survey entries of ${VALUES} values: ${list.join(', ')}`);
}

describe('many survey entries', function () {
  this.timeout(60_000);
  before(loadElements);

  const all = new Map<number, number>();

  for (const entries of [10, 100, 1000]) {
    it(`are there at once, and hold up nothing while they come: ${entries}`, async () => {
      let shown = await show(entries);
      for (let tries = 1; tries < TRIES && shown.task >= LONGEST; tries++) {
        shown.element.remove();
        shown = await show(entries);
      }
      const { element, kB, first, all: last, task } = shown;
      const nodes = inside(element, '*').length;
      report(entries, {
        kB,
        elements: nodes,
        'ms to the first': first,
        'ms to all': last,
        'ms longest task': task,
      });
      all.set(entries, last);
      expect(inside(element, 'article')).to.have.length(entries);
      expect(inside(element, 'article:last-of-type tr')).to.have.length(VALUES);
      expect(first).to.be.below(1000);
      expect(task).to.be.below(LONGEST);
    });
  }

  it('cost in proportion to their number', () => {
    expect(all.get(1000) ?? Infinity).to.be.below(30 * (all.get(100) ?? 0));
  });

  it('can be scrolled through, read in another language, and left: 1000', async () => {
    const { element, longestTask } = await show(1000);
    const frames: number[] = [];
    for (let step = 1; step <= 20; step++) {
      const start = performance.now();
      scrollTo(0, (document.documentElement.scrollHeight * step) / 20);
      await frame();
      frames.push(performance.now() - start);
    }
    const scrolling = await longestTask();

    element.setAttribute('locale', 'de');
    await poll(() => inside(element, 'article:last-of-type dt')[0]?.textContent === 'Bericht');
    const language = await longestTask();

    const [back] = inside(element, 'a.back');
    back?.click();
    await poll(() => inside(element, 'article').length === 0);
    await frame();
    const leaving = await longestTask();

    report(1000, {
      'ms worst frame of scrolling': Math.max(...frames),
      'ms longest task of scrolling': scrolling,
      'of another language': language,
      'of leaving': leaving,
    });
    // Each of them is one task: everything is drawn anew, or taken away.
    expect(Math.max(scrolling, language, leaving)).to.be.below(10 * LONGEST);
  });

  it('are found by the search of the browser, also those out of sight: 100', async () => {
    await show(100);
    expect((window as unknown as { find(text: string): boolean }).find('99.49')).to.equal(true);
  });
});
