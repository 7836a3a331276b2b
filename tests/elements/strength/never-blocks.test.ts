import { expect } from 'chai';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { type Estimator, loadEstimator } from '../../../src/screens/set-password/strength/estimate.ts';
import { HOSTILE, LENGTHS } from './hostile.ts';

/** Milliseconds. */
const LIMIT = 100;
/** The machine may be busy with something else; what is slow by itself is slow every time. */
const ATTEMPTS = 5;

const OWN = ['anna.kowalska-meier@post.example', 'Anna Kowalska-Meier', 'Talent Portal'];

/** The longest task of the page, as far as the browser reports them, while something is done. */
async function longestTask(work: () => Promise<unknown>): Promise<number> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  await work();
  await new Promise((resume) => setTimeout(resume));
  for (const { duration } of observer.takeRecords()) tasks.push(duration);
  observer.disconnect();
  return Math.max(0, ...tasks);
}

function duration(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

describe('the password meter', function () {
  this.timeout(60_000);
  let estimate: Estimator;
  let slowest = { name: '', milliseconds: 0 };

  function note(name: string, milliseconds: number) {
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
  }

  after(() => console.log(`Slowest: ${slowest.milliseconds.toFixed(1)} ms, ${slowest.name}`));

  before(async () => {
    estimate = await loadEstimator('en');
  });

  it('would be caught if it did', async () => {
    const busy = async () => {
      await new Promise((resume) => setTimeout(resume));
      for (const start = performance.now(); performance.now() - start < LIMIT; );
    };
    expect(await longestTask(busy)).to.be.at.least(LIMIT);
  });

  for (const locale of LOCALES) {
    it(`loads in short tasks: ${locale}`, async () => {
      let longest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < ATTEMPTS && longest > LIMIT; attempt += 1)
        longest = Math.min(longest, await longestTask(() => loadEstimator(locale)));
      note(`loading ${locale}`, longest);
      expect(longest).to.be.at.most(LIMIT);
    });
  }

  for (const [name, make] of Object.entries(HOSTILE)) {
    it(`takes no longer than a moment: ${name}`, () => {
      for (const length of LENGTHS) {
        const password = make(length);
        let least = Number.POSITIVE_INFINITY;
        for (let attempt = 0; attempt < ATTEMPTS && least > LIMIT; attempt += 1)
          least = Math.min(
            least,
            duration(() => estimate(password, OWN)),
          );
        note(`${name}, ${length} characters`, least);
        expect(least, `${length} characters`).to.be.at.most(LIMIT);
      }
    });
  }

  it('takes no longer than a moment for the longest names', () => {
    const names = Array.from({ length: 20 }, (_, index) => `${'x'.repeat(index)} name-`.repeat(2_000));
    expect(
      Math.min(...Array.from({ length: ATTEMPTS }, () => duration(() => estimate('x'.repeat(64), names)))),
    ).to.be.at.most(LIMIT);
  });
});
