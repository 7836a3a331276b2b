import 'altcha/external';
import 'altcha/i18n/de';
import 'altcha/i18n/nl';
import 'altcha/i18n/pl';
import 'altcha/i18n/pt-pt';
import altchaCss from 'altcha/altcha.css?inline';
import { failure, success } from '../../../kit/result.ts';
import type { CaptchaAdapter, CaptchaProblem } from '../adapter.ts';
import ownCss from './altcha.css?inline';
import { Solver } from './altcha-solver.ts';

const ALGORITHMS = ['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512'];

/**
 * Its footer is HTML from a text, which Trusted Types do not allow. Its logo is a link that only a mouse reaches. It also collects
 * movements of the pointer.
 */
const OPTIONS = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0 };

/** What a state of the widget means for the form. While it is `unverified`, the last report is still true. */
const PROBLEMS: Record<string, CaptchaProblem | undefined> = {
  verifying: undefined,
  verified: undefined,
  expired: 'expired',
  error: 'unreachable',
};

/** The work for the task that arrived last. ALTCHA has one list of algorithms for all its elements in the page. */
let latest: Solver[] = [];

function startSolver(): Worker {
  const solver = new Solver();
  latest.push(solver);
  return solver as unknown as Worker;
}

/**
 * Creates the element with options that it has from the beginning. Its own options would be late, and the defaults are those of all
 * such elements in the page.
 */
async function createWidget(box: HTMLElement) {
  const { defaults } = globalThis.$altcha;
  const previous = Object.fromEntries(
    Object.keys(OPTIONS).map((name) => [name, defaults.get(name as keyof typeof OPTIONS)]),
  );
  const widget = document.createElement('altcha-widget');
  const loaded = new Promise((resolve) => widget.addEventListener('load', resolve, { once: true }));
  defaults.set(OPTIONS);
  box.append(widget);
  await loaded;
  await widget.configure(OPTIONS);
  defaults.set(previous);
  return widget;
}

/** ALTCHA: a checkbox. The browser then works on a task from the server of the portal. A submit ticks it. */
export const adapter: CaptchaAdapter = {
  isInPage: false,
  css: altchaCss.replaceAll(':root', 'altcha-widget') + ownCss,
  async render({ box, locale, fetchChallenge, onProgress }) {
    for (const algorithm of ALGORITHMS) globalThis.$altcha.algorithms.set(algorithm, startSolver);
    const solvers: Solver[] = [];
    const widget = await createWidget(box);
    await widget.configure({
      // The address has no meaning: the portal makes the call.
      challenge: '/',
      async fetch() {
        const task = await fetchChallenge();
        latest = solvers;
        return Response.json(task);
      },
      language: locale,
      workers: 1,
    });
    // Otherwise a required checkbox counts as invalid before anybody has tried.
    widget.querySelector('[type=checkbox]')?.setAttribute('aria-invalid', 'false');
    // The label says what happens.
    widget.querySelector('label')?.setAttribute('aria-live', 'polite');
    let payload: string | undefined;
    widget.addEventListener('statechange', (event) => {
      const { detail } = event as CustomEvent<{ state: string; payload: string | null }>;
      payload = detail.state === 'verified' ? (detail.payload ?? undefined) : undefined;
      if (detail.state in PROBLEMS) onProgress(PROBLEMS[detail.state]);
    });
    return {
      async token() {
        const token = payload ?? (await widget.verify())?.payload;
        return token ? success(token) : failure('unreachable');
      },
      remove() {
        // A widget that is no longer in the page has lost its methods.
        widget.reset?.();
        for (const solver of solvers) solver.terminate();
      },
    };
  },
};
