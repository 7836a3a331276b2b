import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSite } from '../../standalone/write-site.ts';
import { testedBuild } from './tested-build.ts';

/** Returns a folder with the page without a shadow root. */
export function createLightBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'login-portal-light-'));
  writeSite(testedBuild.outDir, { rendering: 'light' }, folder);
  return folder;
}
