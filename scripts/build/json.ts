import { readFileSync, writeFileSync } from 'node:fs';

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

export function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
