import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSite } from '../../standalone/write-site.ts';

/** Returns a folder with the page without a shadow root. */
export function createLightBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'login-portal-light-'));
  writeSite('dist', { rendering: 'light' }, folder);
  return folder;
}
