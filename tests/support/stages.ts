/* Opens an element and takes it through the stages of a sign-in. */
import { PROBE, USER_LOGIN } from './calls.ts';
import { fakeFetch, ok, type Reply } from './fake-fetch.ts';
import { mount } from './mount.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { field, fill, find, findAll } from './shadow.ts';
import { waitFor } from './timing.ts';

export const EMAIL = 'ada@example.org';
export const PASSWORD = 'Tall trees 7';
export const CODE = '481516';

export type Stage =
  | 'start'
  | 'choice'
  | 'password'
  | 'memberpassword'
  | 'twofactor'
  | 'membersuccess'
  | 'done';

/** The replies that lead to the stage. */
export function repliesFor(stage: Stage): Record<string, Reply> {
  if (stage === 'start') return {};
  if (stage === 'done') return { [PROBE]: ok({ action: 'admin' }) };
  if (stage !== 'twofactor') return { [PROBE]: ok({ action: stage }) };
  return { [PROBE]: ok({ action: 'password' }), [USER_LOGIN]: ok({ action: 'challenge' }) };
}

export const PORTAL = '<login-portal routing="memory"></login-portal>';

/** Mounts the element and waits until it has drawn a stage. */
export async function open(html = PORTAL): Promise<HTMLElement> {
  const element = mount(html);
  await waitFor(() => stageOf(element));
  return element;
}

/** The code of a stage can arrive after the stage. */
export const stageOf = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('[data-stage]:not(:empty)')?.dataset.stage;

export const waitForStage = (element: Element, stage: string): Promise<boolean> =>
  waitFor(() => stageOf(element) === stage);

/** Goes from the first stage to another one; needs the replies of {@link repliesFor}. */
export async function goToStage(element: Element, stage: Stage): Promise<void> {
  if (stage === 'start') return;
  enter(element, 'email', EMAIL);
  if (stage === 'twofactor') {
    await waitForStage(element, 'password');
    enter(element, 'password', PASSWORD);
  }
  await waitForStage(element, stage);
}

/** Opens the portal at a stage; `table` has the replies that differ from those that lead there. */
export async function openStage(stage: Stage, table: Record<string, Reply> = {}) {
  const server = fakeFetch({ ...repliesFor(stage), ...table });
  const element = await open();
  await goToStage(element, stage);
  return { element, ...server };
}

/** Fills in the form and submits it. */
export function enter(element: Element, name: ScreenName, ...texts: string[]): void {
  const { labels, terms } = SCREENS[name];
  for (const [index, text] of texts.entries()) fill(field(element, labels[index] ?? ''), text);
  const [checkbox] = terms ? findAll<HTMLInputElement>(element, '[type=checkbox]') : [];
  if (!checkbox?.checked) checkbox?.click();
  submit(element);
}

export const submit = (element: Element): void => find(element, 'button[type=submit]').click();

/** The error that `aria-describedby` of the control refers to. */
export function errorOf(control: Element): string | undefined {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const root = control.getRootNode() as ShadowRoot;
  return ids
    .map((id) => root.getElementById(id))
    .find((node) => node?.role === 'alert')
    ?.textContent?.trim();
}
