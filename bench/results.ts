import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, 'results.md');
const TITLE =
  '# Results\n\nWritten by `npm run bench`. [README](README.md) says how the figures are measured.\n';

/** Replaces the section with this title in `document`, or adds it at the end. */
export function withSection(document: string, title: string, body: string): string {
  const [introduction = '', ...sections] = document.split(/^(?=## )/m);
  const section = `## ${title}\n\n${body.trim()}\n`;
  const index = sections.findIndex((text) => text.startsWith(`## ${title}\n`));
  const replaced = index < 0 ? [...sections, section] : sections.with(index, section);
  return [introduction, ...replaced].map((text) => `${text.trim()}\n`).join('\n');
}

export function writeSection(title: string, body: string): void {
  const document = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE;
  writeFileSync(FILE, withSection(document, title, body));
}

/** When, where and how a section was measured. */
export function circumstances(browserVersion: string, command: string): string {
  const [date] = new Date().toISOString().split('T');
  const machine = `${process.arch} with ${cpus().length} cores and ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${date}, Chromium ${browserVersion}, ${process.platform} on ${machine}: \`${command}\``;
}
