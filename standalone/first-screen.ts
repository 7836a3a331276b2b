/*
 * Runs once, before the first paint, right after the prerendered portal. It shows the screen of the route in the reader's language
 * and theme, and holds clicks and submits until the app has loaded. src/app/hydrate.tsx takes over.
 */
import type { PreparedRoot } from '../src/app/hydrate.tsx';
import { startLocale } from '../src/i18n/locale.ts';
import { applyThemeColor } from '../src/kit/theme-color.ts';
import { season } from '../src/shell/season.ts';

/** Written by scripts/prerender/page.ts. */
export interface FirstScreenData {
  base: string;
  /** Per language: the title of the page and the address of its texts. */
  languages: Record<string, readonly [title: string, address: string]>;
  /** Each row has a text in English and in the other languages, in the order of `languages`. */
  texts: readonly (readonly string[])[];
  /** What differs in the dark theme. */
  dark: Record<string, string>;
  /** A pattern per route, its name, and the address of its screen. */
  routes: readonly (readonly [pattern: string, name: string, address?: string])[];
}

declare const DATA: FirstScreenData;

const { base, languages, texts, dark, routes } = DATA;

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const cookie = () => /(?:^|; )userpref=([^;]*)/.exec(document.cookie)?.[1] ?? '';
const preferences = attempt(() => JSON.parse(decodeURIComponent(cookie()))) ?? {};
const isSaved = typeof preferences.darkmode === 'boolean';
const isDark = isSaved ? preferences.darkmode : matchMedia('(prefers-color-scheme: dark)').matches;
const page = document.documentElement;
if (isSaved) {
  page.style.colorScheme = isDark ? 'dark' : 'light';
  applyThemeColor(isDark);
}

const locale = startLocale({
  cookie: preferences.locale,
  stored: attempt(() => localStorage.getItem('locale')),
  browser: navigator.language,
});
const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length - 1) : '/';
const [, route = '', screen] =
  routes.find(([pattern]) => new RegExp(pattern, 'i').test(path)) ?? routes[0] ?? [];
const [title, address] = languages[locale] ?? [];
if (title) {
  document.title = title;
  page.lang = locale;
}
for (const file of [address, screen]) if (file) preload(base + file);

const portal = document.querySelector<HTMLElement>('login-portal');
// Without a shadow root if the page was built with `PORTAL_RENDERING=light`.
const shadow: PreparedRoot | null | undefined = portal?.hasAttribute('rendering')
  ? portal
  : portal?.shadowRoot;
const root = shadow?.querySelector<HTMLElement>('.root');
// The language and the theme of the page's author are not known here. A blocked style has no sheet.
const isShown =
  root &&
  !['locale', 'theme', 'routing'].some((name) => portal?.hasAttribute(name)) &&
  shadow?.querySelector('style')?.sheet;
if (shadow && isShown) show(shadow, root);

function preload(href: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

function show(shadow: PreparedRoot, root: HTMLElement) {
  showScreen(shadow, route);
  root.dataset.route = route;
  root.lang = locale;
  shadow.querySelector<HTMLElement>('.background')?.setAttribute('data-season', season(new Date()));
  if (isDark) root.dataset.theme = 'dark';
  translate(root);
  root.hidden = false;

  const input = shadow.querySelector<HTMLInputElement>('[type=email]');
  const saved = attempt(() => history.state['login-portal'].email);
  const email = saved ?? new URLSearchParams(location.search).get('email')?.trim();
  if (input && email) input.value = email;
  if (input && route === 'login') {
    input.focus();
    input.select();
  }
  hold(shadow, root);
}

/** Replaces the login screen, which is in the HTML, by another one. */
function showScreen(shadow: PreparedRoot, name: string) {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-route="${name}"]`);
  const card = shadow.querySelector('.card');
  if (template && card?.firstElementChild) card.replaceChildren(card.firstElementChild, template.content);
}

function translate(root: HTMLElement) {
  const column = 1 + Object.keys(languages).indexOf(locale);
  const words = new Map(texts.map((row) => [row[0], row[column]]));
  const translated = (text: string) => {
    const themed = (isDark && dark[text]) || text;
    return words.get(themed) || themed;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = translated(node.data);
    else if (node instanceof Element)
      for (const { name, value } of node.attributes) {
        const other = translated(value);
        if (other !== value) node.setAttribute(name, other);
      }
  }
}

/** Holds the last click on a link or button, or the last submit, so that the app can carry it out. */
function hold(shadow: PreparedRoot, root: HTMLElement) {
  const listeners = new AbortController();
  const { signal } = listeners;
  let held: (() => void) | undefined;
  let showIdle = () => {};

  shadow.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      held = () => (form.isConnected ? form : shadow.querySelector('form'))?.requestSubmit();
      showIdle();
      showIdle = showBusy((event as SubmitEvent).submitter ?? form.querySelector('[type=submit]'));
    },
    { signal },
  );
  shadow.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('a,button[type=button]');
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      if (!control || button || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      held = () => control.click();
    },
    { signal },
  );
  shadow.release = () => {
    listeners.abort();
    showIdle();
    return held;
  };
  for (const script of document.querySelectorAll('script[type=module]'))
    script.addEventListener('error', () => showFailure(shadow, root));
}

/** Offers a reload if the app does not load. The address that was typed is kept as in src/app/navigation/history-entry.ts. */
function showFailure(shadow: PreparedRoot, root: HTMLElement) {
  shadow.release?.();
  const email = shadow.querySelector<HTMLInputElement>('[type=email]')?.value;
  if (email) history.replaceState({ ...history.state, 'login-portal': { email } }, '');
  showScreen(shadow, 'failed');
  translate(root);
  shadow.querySelector('.card button')?.addEventListener('click', () => location.reload());
}

/** The busy state of src/ui/button.tsx, after the same delay. Returns a function that removes it. */
function showBusy(button: Element | null): () => void {
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.ariaHidden = 'true';
  const timer = setTimeout(() => {
    button?.setAttribute('data-slow', 'true');
    button?.append(spinner);
  }, 150);
  button?.setAttribute('aria-disabled', 'true');
  return () => {
    clearTimeout(timer);
    spinner.remove();
    button?.removeAttribute('data-slow');
    button?.removeAttribute('aria-disabled');
  };
}
