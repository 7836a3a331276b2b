/* A person who hears a page in Firefox with Orca, and the transcript of what they hear. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import type { Desktop } from './desktop.ts';

/** Pulses of Orca without a word until a step is over: 0.5 seconds in which it had nothing to do. */
const QUIET = 10;

export class Reader {
  readonly page: Page;
  readonly #desktop: Desktop;
  readonly #recorded: string[];
  readonly #steps: { step: string; heard: string[] }[] = [];

  /** `recorded` is the committed transcript. */
  constructor(page: Page, desktop: Desktop, recorded: string) {
    this.page = page;
    this.#desktop = desktop;
    this.#recorded = recorded.split(/^(?=> )/m);
  }

  /** Opens an address. What is heard while a page loads depends on the time, and is not in the transcript. */
  async open(address: string, name = address): Promise<void> {
    await this.page.goto(address);
    await this.page.bringToFront();
    await this.#quiet();
    this.#steps.push({ step: `open ${name}`, heard: [] });
  }

  /** Reads the page from the top to the bottom. Once more if it sounds different, because a busy machine can come between. */
  async read(): Promise<void> {
    const heard = await this.#readOnce();
    const section = ['> read from the top', ...heard].join('\n');
    const recorded = this.#recorded[this.#steps.length]?.trimEnd();
    const isKnown = recorded === undefined || recorded === section;
    this.#steps.push({ step: 'read from the top', heard: isKnown ? heard : await this.#readOnce() });
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

  /** Types a text. `name` stands for a text that differs from run to run. */
  type = (text: string, name = text): Promise<void> =>
    this.#step(`type ${name}`, () => this.#desktop.xdotool('type', '--delay', '30', text));

  /** Types a text in place of the one that is there. What is heard while that is deleted depends on the time. */
  async retype(text: string, name = text): Promise<void> {
    await this.#hear(() => this.#desktop.xdotool('key', 'ctrl+a', 'BackSpace'));
    await this.type(text, name);
  }

  /** Moves the focus, instead of many presses of Tab. */
  focus = (place: Locator, name: string): Promise<void> => this.#step(`focus ${name}`, () => place.focus());

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
    return this.#desktop.speech().slice(length).flatMap(normalised);
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

/** What depends on the time, the machine or what Orca has read before. */
const IGNORED = [
  // An answer within 250 ms has no such text.
  /^(Please wait…|Bitte warten\s?…)$/,
  /^(Loading\. Please wait\.|Finished loading.*|Page has .*)$/,
  /^(Browse|Focus) mode$/,
  // The characters of a password that is typed.
  /^[●•]+$|black circle/,
  // Of the field before.
  /^Text unselected\.$/,
  // While nothing has the focus, because it moves a moment later.
  /document web\.$/,
  // The window around the page.
  /Mozilla Firefox|tool bar$|address combo box|^https?:\/\//,
];

function normalised(line: string): string[] {
  if (IGNORED.some((pattern) => pattern.test(line))) return [];
  return [
    line
      .replace(/visited link/, 'link')
      .replace(/Version [\w.-]+/, 'Version 1.0.0')
      .replace(/Good (morning|afternoon|evening|night),/u, 'Good morning,')
      .replace(/Gute[nr]? (Morgen|Tag|Abend|Nacht),/u, 'Guten Morgen,')
      .replace(/\b\d{1,2}:\d\d(\s[AP]M)?/gu, '10:42')
      .replace(/\((\d+\s?s|\d:\d\d)\)/gu, '(30 s)')
      .replace(/\b\d+ (seconds|Sekunden)/gu, '30 $1')
      // The rows of a long table appear in several tasks, and those of the page before may still be there.
      .replace(/table with \d\d rows/, 'table with 27 rows'),
  ];
}

const fileOf = (name: string) => join(import.meta.dirname, 'transcripts', `${name}.txt`);

export const recordedTranscript = (name: string): string =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

export const writeTranscript = (name: string, text: string): void => writeFileSync(fileOf(name), text);
