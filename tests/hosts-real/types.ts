import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../../scripts/setup/run.mjs';
import { environment } from './app.ts';

/** What the type checker of an application says, if `change` edits one of its files. */
export function checkTypes(app: string, file: string, change: (source: string) => string): string {
  const path = join(app, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, change(source));
  try {
    const { ok, output } = npm(['run', 'types'], { cwd: app, seconds: 120, env: environment() });
    return ok ? '' : output;
  } finally {
    writeFileSync(path, source);
  }
}
