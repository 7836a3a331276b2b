/* A person who hears a page in Firefox with Orca. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Translate } from '../flows/localized.ts';
import type { Desktop } from './desktop.ts';

/** Pulses of Orca without a word until a step is over: 0.5 seconds in which it had nothing to do. */
const QUIET = 10;

export class Reader {
  readonly page: Page;
  readonly #desktop: Desktop;
  readonly #say: Translate;
  readonly #steps: { step: string; heard: string[] }[] = [];

  constructor(page: Page, desktop: Desktop, say: Translate) {
    this.page = page;
    this.#desktop = desktop;
    this.#say = say;
  }

  /** Opens an address. What is heard while a page loads depends on the time. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.bringToFront();
    await this.#quiet();
    this.#steps.push({ step: `open ${address}`, heard: [] });
  }

  /** An utterance of the last step has this text in the language of the page, and these words of Orca after it. */
  hears(text: string, words = '', parameters: Record<string, string> = {}): void {
    const heard = this.#steps.at(-1)?.heard ?? [];
    // What is heard has no other white space.
    const translated = this.#say(text, parameters).replace(/\s/g, ' ');
    const isHeard = heard.some(
      (line) => line.includes(translated) && line.includes(words, line.indexOf(translated)),
    );
    expect(isHeard, `“${translated} ${words}” is heard in:\n${heard.join('\n')}`).toBe(true);
  }

  /**
   * Reads the page from the top to the bottom, and hears all visible words in their order. Once more if not, because a busy machine
   * can come between.
   */
  async read(): Promise<void> {
    const words = await this.page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const shown: string[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (
          parentElement?.checkVisibility({ visibilityProperty: true }) &&
          !parentElement.closest('[aria-hidden=true], [data-announcer]')
        )
          shown.push(...(textContent?.match(/\S+/g) ?? []));
      }
      return shown;
    });
    const missing = (heard: string[]) => {
      let rest = heard.join(' ');
      return words.find((word) => {
        const found = rest.indexOf(word);
        rest = rest.slice(found + word.length);
        return found < 0;
      });
    };
    let heard = await this.#readOnce();
    if (missing(heard) !== undefined) heard = await this.#readOnce();
    this.#steps.push({ step: 'read from the top', heard });
    expect(missing(heard), `is shown, and not heard there:\n${heard.join('\n')}`).toBeUndefined();
  }

  async #readOnce(): Promise<string[]> {
    // An announcement is there for 5 seconds.
    await this.page.locator('[data-announcer]:not(:empty)').waitFor({ state: 'detached' });
    await this.page.evaluate(() => {
      const { activeElement } = document;
      ((activeElement?.shadowRoot?.activeElement ?? activeElement) as HTMLElement | null)?.blur();
    });
    await this.#desktop.xdotool('key', 'ctrl+Home');
    await this.#quiet();
    return this.#hear(() => this.#desktop.xdotool('key', 'KP_Add'));
  }

  /** Presses keys, by their X names, one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.#step(`press ${key}`, () => this.#desktop.xdotool('key', key));
  }

  type = (text: string): Promise<void> =>
    this.#step(`type ${text}`, () => this.#desktop.xdotool('type', '--delay', '30', text));

  /** Types a text in place of the one that is there. What is heard while that is deleted depends on the time. */
  async retype(text: string): Promise<void> {
    await this.#hear(() => this.#desktop.xdotool('key', 'ctrl+a', 'BackSpace'));
    await this.type(text);
  }

  /** Moves the focus, instead of many presses of Tab. */
  focus = (place: Locator): Promise<void> => this.#step(`focus ${place}`, () => place.focus());

  /** What was heard, one section a step. */
  transcript = (): string =>
    this.#steps.map(({ step, heard }) => [`> ${step}`, ...heard, ''].join('\n')).join('\n');

  async #step(step: string, act: () => Promise<unknown>): Promise<void> {
    this.#steps.push({ step, heard: await this.#hear(act) });
  }

  async #hear(act: () => Promise<unknown>): Promise<string[]> {
    const { length } = this.#desktop.speech();
    await act();
    await this.#quiet();
    return this.#desktop.speech().slice(length);
  }

  /** Waits until the page and then Orca have nothing to do, and nothing more is said meanwhile. */
  async #quiet(): Promise<void> {
    let before = -1;
    for (let lines = 0; lines !== before; ) {
      before = lines;
      await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250))).catch(() => {});
      const end = this.#desktop.pulses() + QUIET;
      while (this.#desktop.pulses() < end) await wait(30);
      lines = this.#desktop.speech().length;
    }
  }
}
