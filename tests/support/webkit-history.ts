/* What location.ts needs in WebKit, which has no Navigation API and limits changes of the history. */
import { ENGINE } from './engine.ts';

/**
 * Records navigations instead of the Navigation API and blocks them. The build that tests in WebKit load uses
 * `recordedLocation` instead of `location`; see record-navigations.ts.
 */
export function blockWithoutNavigationApi(record: (url: string, type: NavigationType) => void): void {
  const recordedLocation = {
    assign: (url: string) => record(url, 'push'),
    replace: (url: string) => record(url, 'replace'),
    reload: () => record(location.href, 'reload'),
  };
  Object.assign(window, { recordedLocation });
  const followLink = (event: MouseEvent) => {
    const [link] = event.composedPath().filter((target) => target instanceof HTMLAnchorElement);
    if (!link?.href || event.defaultPrevented) return;
    event.preventDefault();
    const opensTab = link.target || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensTab) record(link.href, 'push');
  };
  // Not the method of listeners.ts, which would count this listener.
  const add = EventTarget.prototype.addEventListener.bind(window) as typeof window.addEventListener;
  // Added during the event, so that it is the last listener.
  add('click', () => add('click', followLink, { once: true }), { capture: true });
}

/** WebKit refuses more than 100 changes of the history within ten seconds. */
const PERIOD = 10_500;
const MOST = 60;

let changes: number[] = [];

if (ENGINE === 'WebKit')
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method];
    history[method] = function (this: History, ...state) {
      changes.push(performance.now());
      change.apply(this, state);
    };
  }

/** Waits until a test can change the history again. */
export async function historyIsWritable(hook: Mocha.Context): Promise<void> {
  hook.timeout(2 * PERIOD);
  for (;;) {
    changes = changes.filter((moment) => moment > performance.now() - PERIOD);
    if (changes.length <= MOST) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
