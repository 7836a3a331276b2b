/* `test` with a visitor who uses mouse and keyboard in Firefox or WebKitGTK. The tests of this folder run in both. */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from 'esbuild';
import { expect } from 'playwright/test';
import type { PersonKey } from '../../server/reference/seeds/people.ts';
import { emailOf, passwordOf } from '../flows/portal.ts';
import { test as base } from '../support/backend.ts';
import { SCREENS, type ScreenName } from '../support/screens.ts';
import { type Driver, type EngineName, startDriver } from './drivers.ts';

export { expect };

const IN_PAGE = await build({
  entryPoints: [join(import.meta.dirname, 'in-page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'inPage',
});

/** The functions of in-page.ts. */
type InPage = typeof import('./in-page.ts');

/** Milliseconds. Sooner, a second click at one place does nothing (D89), and keys after an answer belong to no field (D98). */
const LOOK = 600;

export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a path of the portal, or another address. */
  open(path = ''): Promise<void> {
    return this.driver.goto(new URL(path, `${this.#origin}/login/`).href);
  }

  /** Replaces the text of a field. */
  async fill(label: string, text: string): Promise<void> {
    await this.clickField(label);
    await this.driver.press('Control+a');
    await this.driver.type(text);
  }

  /** Fills in the form and submits it. */
  async enter(name: ScreenName, ...texts: string[]): Promise<void> {
    const { labels, terms } = SCREENS[name];
    for (const [index, label] of labels.entries()) await this.fill(label, texts[index] ?? '');
    if (terms) await this.clickSelector('input[type=checkbox]');
    await this.driver.press('Enter');
  }

  /** The same, and waits until the screen says that the form has succeeded. */
  async complete(name: ScreenName, ...texts: string[]): Promise<void> {
    await this.enter(name, ...texts);
    await this.sees(SCREENS[name].done ?? '');
  }

  /** Opens the login and submits the email and the password of a seeded person. */
  async signIn(key: PersonKey): Promise<void> {
    await this.open();
    await this.enter('email', emailOf(key));
    await this.enter('password', passwordOf(key));
  }

  /** Clicks the button or link with this name as soon as it is there. */
  click = (name: string): Promise<void> => this.#clickOn('locateButton', name);

  /** Clicks a field, a checkbox or a radio button. */
  clickField = (label: string): Promise<void> => this.#clickOn('locateField', label);

  clickSelector = (selector: string): Promise<void> => this.#clickOn('locate', selector);

  /** Waits until the page shows this text. */
  sees = (text: string): Promise<void> =>
    expect.poll(() => this.ask('text'), { timeout: 15_000 }).toContain(text);

  seesNo = (text: string): Promise<void> =>
    expect.poll(() => this.ask('text'), { timeout: 15_000 }).not.toContain(text);

  /** Waits until the path of the address begins with this one. */
  isAt = (path: string): Promise<void> =>
    expect.poll(async () => new URL(await this.driver.url()).pathname, { timeout: 15_000 }).toBe(path);

  /** The result of a function of in-page.ts; `undefined` if it throws or the page is loading. */
  async ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]> | undefined> {
    const call = `${IN_PAGE.outputFiles[0]?.text}; return inPage.${name}(...${JSON.stringify(args)})`;
    return this.driver.run<ReturnType<InPage[Name]>>(call).catch(() => undefined);
  }

  async #clickOn(locate: 'locateField' | 'locateButton' | 'locate', name: string): Promise<void> {
    // Two equal answers: an element that moves would be missed.
    let point: [number, number] | undefined;
    const settled = async () => {
      const before = point;
      point = await this.ask(locate, name);
      return point && String(point) === String(before);
    };
    await expect.poll(settled, { message: name, timeout: 15_000, intervals: [60] }).toBe(true);
    await this.driver.clickAt(...(point as [number, number]));
    await delay(LOOK);
  }
}

export const test = base.extend<{ visitor: Visitor }, { engine: EngineName; driver: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  driver: [
    async ({ engine }, use) => {
      const driver = await startDriver(engine);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  visitor: async ({ driver, backend }, use) => {
    await use(new Visitor(driver, backend.url));
    await driver.reset();
  },
});
