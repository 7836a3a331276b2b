/*
 * Runs once, before the first paint, right after the portal in index.html. It shows the screen of the route in the
 * reader's language and theme, and holds clicks and submits until the app has loaded. src/app/element/hydrate.tsx takes over.
 */
import type { PreparedRoot } from '../src/app/element/hydrate.tsx';
import type { Shown } from '../src/app/page/registry.ts';
import { focusField } from '../src/browser/first-field.ts';
import { HISTORY_KEY, historyState } from '../src/browser/history-key.ts';
import { isReload, wasDiscarded } from '../src/browser/is-reload.ts';
import { serverAnswers } from '../src/browser/server-answers.ts';
import { applyThemeColor } from '../src/browser/theme-color.ts';
import { groupVoucher } from '../src/features/voucher/group.ts';
import { attempt } from '../src/kit/attempt.ts';
import { emailIn, plainPath, queryOf } from '../src/kit/url.ts';
import { season } from '../src/shell/season.ts';
import { siteTexts } from '../standalone/site-texts.ts';
import { lookOf, type TextTable } from './look.ts';
import { show } from './show.ts';
import { translate } from './translate.ts';

/** Written by scripts/first-screens/page.ts. */
export interface FirstScreenData {
  /** The address of the texts, per language. */
  languages: Record<string, string>;
  texts: TextTable;
  /** A pattern per route, its name, and the address of its screen, which is empty for the login screen. */
  routes: readonly (readonly [pattern: string, name: string, address: string])[];
}

declare const DATA: FirstScreenData;

const { languages, texts, routes } = DATA;

const portal = document.querySelector<HTMLElement>('login-portal');
const look = lookOf(portal, texts, 'light dark', undefined, siteTexts());
const { locale, isDark, translated } = look;
const page = document.documentElement;
// A file is loaded twice if its importers do not agree on a name and a password in its address, which all do on the clean page.
const { username, password } = new URL(page.baseURI);
if (username || password) location.replace(location.href);
if (look.isApart) {
  page.style.colorScheme = isDark ? 'dark' : 'light';
  applyThemeColor(isDark);
}

const base = portal?.getAttribute('base') ?? '';
const plain = `${plainPath(location.pathname)}/`;
const isBelow = plain.toLowerCase().startsWith(base.toLowerCase());
const path = isBelow ? plain.slice(base.length - 1) : '/';
// Not the address, which may have a token.
if (!isBelow) console.warn(`This page is not below ${base}, the base it was written for.`);
// The server has answered, so it ignores capitals, as Windows does. The portal knows one spelling of its base.
else if (!plain.startsWith(base))
  history.replaceState(
    history.state,
    '',
    location.origin + base + path.slice(1, -1) + location.search + location.hash,
  );
const match = (pattern = '') => new RegExp(pattern, 'i').exec(path);
const [pattern, route = '', screen] = routes.find(([each]) => match(each)) ?? routes[0] ?? [];
// Only the usual title has a translation.
document.title = translated(document.title);
page.lang = locale;
for (const file of [languages[locale], screen]) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: base + file });
  if (file) document.head.append(link);
}

// Without a shadow root if the page is configured so.
const shadow: PreparedRoot | null | undefined = portal?.hasAttribute('rendering')
  ? portal
  : portal?.shadowRoot;
const root = shadow?.querySelector<HTMLElement>('.root');
// A blocked style has no sheet.
const isShown = root && !portal?.hasAttribute('routing') && shadow?.querySelector('style')?.sheet;
if (shadow && isShown) showPage(shadow, root);

function showPage(shadow: PreparedRoot, root: HTMLElement) {
  const view = show(shadow, look, (isFailure) => {
    showScreen(shadow, isFailure ? 'failed' : route);
    translate(root, translated);
    return root;
  });
  root.dataset.route = route;
  shadow.querySelector<HTMLElement>('.background')?.setAttribute('data-season', season(new Date()));
  root.hidden = false;

  const input = shadow.querySelector<HTMLInputElement>('[type=email]');
  const saved: Record<string, unknown> = Object(historyState()[HISTORY_KEY]);
  // The app fills in what was typed since.
  const isKept = saved.journey || wasDiscarded();
  const query = isKept ? '' : location.search;
  const email = typeof saved.email === 'string' ? saved.email : emailIn(queryOf(query));
  if (input && email) input.value = email;
  const code = shadow.querySelector<HTMLInputElement>('[name=voucher]');
  // Decoding throws if the address is malformed.
  const parameter = attempt(() => decodeURIComponent(match(pattern)?.[1] ?? ''));
  if (code && !isKept) code.value = plainVoucher(parameter ?? '');
  const focus = () => document.activeElement === document.body && focusField(shadow, { preventScroll: true });
  // A key that comes first is typed into the field.
  addEventListener('keydown', focus);
  // In a task of its own after the first paint, because the browser computes the layout of the page for it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      focus();
      removeEventListener('keydown', focus);
    }),
  );
  // The app has not arrived, or this browser cannot run it.
  addEventListener('load', () => customElements.get('login-portal') || showFailure(shadow, view));
}

/** A code without other text around it. The app finds the others. */
function plainVoucher(text: string): string {
  return /[^a-hj-np-z2-9\s-]/i.test(text) ? '' : groupVoucher(text.replace(/[\s-]/g, '').toUpperCase());
}

/** Replaces the login screen, which is in the HTML, with another one. */
function showScreen(shadow: PreparedRoot, name: string) {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-route="${name}"]`);
  const card = shadow.querySelector('.card');
  if (template && card?.firstElementChild) card.replaceChildren(card.firstElementChild, template.content);
}

/**
 * Reloads the page once if the server answers, because an update has probably removed the app, and otherwise offers it, as
 * src/app/portal/portal.tsx does for a screen. The address that was typed is kept in the history entry, because
 * the app that owns the journey is not there.
 */
async function showFailure(shadow: PreparedRoot, view: Shown) {
  const isOutdated = await serverAnswers();
  const email = shadow.querySelector<HTMLInputElement>('[type=email]')?.value;
  if (email) history.replaceState({ ...historyState(), [HISTORY_KEY]: { email } }, '');
  if (isOutdated && !isReload()) return location.reload();
  view.showFailure(() => location.reload());
  // It blames the connection.
  if (isOutdated) shadow.querySelector('.card .alert')?.remove();
}
