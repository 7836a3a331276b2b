import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_POLICY, withHashes } from '../../demo/backend/http/content-security-policy.ts';
import { writeJson } from '../../scripts/build/json.ts';
import { withoutShadowRoot } from '../../scripts/first-screens/without-shadow-root.ts';
import { testedBuild } from './tested-build.ts';

/** Returns a folder with the page that `PORTAL_RENDERING=light npm run build` writes. */
export function createLightBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'login-portal-light-'));
  const { outDir } = testedBuild;
  const page = withoutShadowRoot(readFileSync(join(outDir, 'index.html'), 'utf8'));
  cpSync(join(outDir, 'assets'), join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeJson(join(folder, 'csp.json'), { page: { policy: withHashes(PAGE_POLICY, page) } });
  return folder;
}
