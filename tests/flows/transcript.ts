/* What a screen reader reads of a page, from the accessibility tree of the browser, and the files in stages/transcripts/. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CDPSession, expect, type Page } from 'playwright/test';
import { ALL_STAGES } from './stages/all.ts';

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree[number];

const readTree = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes;

/** Their name is all that is read of them. */
const LEAVES: readonly string[] = [
  'heading',
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'menuitemradio',
  'image',
];
const GROUPS: readonly string[] = [
  'form',
  'group',
  'radiogroup',
  'region',
  'alert',
  'dialog',
  'menu',
  'article',
  'table',
  'row',
];
const REPEATED = ['row', 'article'];
const STATES = [
  'checked',
  'focused',
  'required',
  'disabled',
  'pressed',
  'expanded',
  'invalid',
  'keyshortcuts',
];

const fileOf = (group: string) =>
  join(import.meta.dirname, 'stages/transcripts', `${group.toLowerCase().replaceAll(' ', '-')}.txt`);

/** The transcripts of a group by stage, in the order of the file. A new group has no file. */
export function transcriptsOf(group: string): Map<string, string> {
  const file = fileOf(group);
  const sections = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    Array.from(sections.matchAll(/^# (.+)\n((?:(?!# ).*\n)*)/gm), ([, name = '', text = '']) => [
      name,
      text.trimEnd(),
    ]),
  );
}

/** Writes the transcripts in the order of the stages, without those of former stages. */
function writeTranscripts(group: string, transcripts: ReadonlyMap<string, string>): void {
  const sections = Object.keys(ALL_STAGES[group] ?? {}).flatMap((name) => {
    const text = transcripts.get(name);
    return text === undefined ? [] : [`# ${name}\n${text}\n`];
  });
  writeFileSync(fileOf(group), sections.join('\n'));
}

/** Without the brackets of the pseudo-language. The time of day and the version differ from run to run. */
const masked = (text: string) =>
  text
    .replace(/[⟦⟧]/g, '')
    // A long address can break before the @, which depends on the fonts.
    .replace(/”\n\s*“@/g, '@')
    .replace(/Sent at \d+:\d\d(\s[AP]M)?/gu, 'Sent at 10:42')
    .replace(/Good (morning|afternoon|evening|night),/gu, 'Good morning,')
    .replace(/Version [\w.-]+/gu, 'Version 1.0.0');

/** A captcha is read without the registration around it, which has transcripts of its own. */
const ROOTS: Readonly<Record<string, string>> = { 'Spam protection': 'group' };

/** The page reads as in the transcript of its stage. Nothing around an open dialog can be read. */
export async function expectTranscript(page: Page, group: string, stage: string): Promise<void> {
  const content = (await page.getByRole('dialog').count()) > 0 ? 'dialog' : (ROOTS[group] ?? 'main');
  const texts: string[] = [];
  for (const landmark of stage === 'start' ? ['banner', content, 'contentinfo'] : [content])
    texts.push(await transcript(page, landmark));
  const read = masked(texts.join('\n'));
  const all = transcriptsOf(group);
  // Read the files as a listener would before you commit them.
  if (process.env.UPDATE_TRANSCRIPT) writeTranscripts(group, all.set(stage, read));
  expect.soft(read, 'UPDATE_TRANSCRIPT=1 writes the transcripts').toBe(all.get(stage));
}

/** One line per node below the landmark, indented by its depth. */
async function transcript(page: Page, landmark: string): Promise<string> {
  const announced = await takeAnnouncement(page, landmark);
  const session = await page.context().newCDPSession(page);
  const nodes = await readTree(session);
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const start = nodes.find((node) => !node.ignored && roleOf(node) === landmark);
  if (!start) throw new Error(`The page has no ${landmark}.`);
  const lines = (node: Node, depth: number): string[] => {
    const line = node.ignored ? undefined : describe(node);
    const children = LEAVES.includes(roleOf(node)) ? [] : (node.childIds ?? []);
    const below = children
      .map((id) => byId.get(id))
      .filter((child) => child !== undefined)
      .map((child) => ({ child, text: lines(child, line ? depth + 1 : depth) }));
    const read = withoutRepeats(below, '  '.repeat(line ? depth + 1 : depth));
    return line ? ['  '.repeat(depth) + line, ...read] : read;
  };
  return [...lines(start, 0), ...announced].join('\n');
}

/** Only the first two of the rows, or the articles, that differ in nothing but their words. */
function withoutRepeats(nodes: readonly { child: Node; text: string[] }[], indent: string): string[] {
  const seen = new Map<string, number>();
  const read: string[] = [];
  let left = 0;
  const endRun = () => {
    if (left > 0) read.push(`${indent}… and ${left} more`);
    left = 0;
  };
  for (const { child, text } of nodes) {
    const shape = text.join('\n').replace(/“[^”]*”|\d+/gu, '');
    const count = (seen.get(shape) ?? 0) + 1;
    seen.set(shape, count);
    if (count > 2 && REPEATED.includes(roleOf(child))) left += 1;
    else {
      endRun();
      read.push(...text);
    }
  }
  endRun();
  return read;
}

interface Announced {
  announcements?: Text[];
}

/**
 * Keeps what the live region says, because a slow test would find the region emptied after 5 seconds. A message that is taken back
 * sooner is no longer shown. Call it before the page opens.
 */
export const keepAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { append } = Element.prototype;
    const { remove } = CharacterData.prototype;
    const said = new Map<Text, number>();
    (globalThis as Announced).announcements = [];
    const keep = () => {
      (globalThis as Announced).announcements = [...said.keys()];
    };
    Element.prototype.append = function (...nodes) {
      append.apply(this, nodes);
      if (!this.matches('[data-announcer]')) return;
      for (const node of nodes) said.set(node as Text, performance.now());
      keep();
    };
    CharacterData.prototype.remove = function () {
      if (performance.now() - (said.get(this as Text) ?? 0) < 4900) said.delete(this as Text);
      keep();
      remove.call(this);
    };
  });

/** The last announcement, which is not read again with the page. */
async function takeAnnouncement(page: Page, landmark: string): Promise<string[]> {
  if (landmark !== 'main') return [];
  // The region speaks 200 ms after a screen or a message has appeared, and after a wait of one second, so these timers end later.
  const time = (await page.locator('[part=spinner]').count()) ? 1050 : 250;
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), time);
  const text = await page.evaluate(() => (globalThis as Announced).announcements?.at(-1)?.data);
  await page.locator('[data-announcer]').evaluate((region) => region.replaceChildren());
  const said = oneLine(text ?? '');
  // An alert is announced only if the focus moves after it, which depends on the time that the server takes.
  const alerts = (await page.getByRole('alert').allInnerTexts()).map(oneLine);
  return said && !alerts.includes(said) ? [`announced: “${said}”`] : [];
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

const roleOf = ({ role }: Node): string => role?.value ?? '';

function describe(node: Node): string | undefined {
  const role = roleOf(node);
  const name = String(node.name?.value ?? '').trim();
  if (role === 'StaticText') return name && `“${name}”`;
  const isRead = LEAVES.includes(role) || GROUPS.includes(role) || node.parentId === undefined;
  const isLandmark = ['banner', 'main', 'contentinfo'].includes(role);
  if (!isRead && !isLandmark) return undefined;
  const states = (node.properties ?? [])
    .filter((property) => STATES.includes(property.name) && ![false, 'false'].includes(property.value.value))
    .map((property) =>
      property.value.value === true ? property.name : `${property.name}: ${property.value.value}`,
    );
  const value = node.value?.value && role === 'textbox' ? [`value: ${node.value.value}`] : [];
  const description = node.description?.value ? [`description: ${node.description.value}`] : [];
  return [name ? `${role} “${name}”` : role, ...states, ...value, ...description].join(', ');
}
