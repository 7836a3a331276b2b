import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './portal.ts';
import { LOGIN_STAGES } from './stages/login.ts';
import { settle } from './stages/stage.ts';
import { transcript } from './transcript.ts';

const FILE = join(import.meta.dirname, 'stages/login-transcript.txt');

/** The time of day and the version differ from run to run. */
const masked = (text: string) =>
  text.replace(/\b\d+:\d\d(\s[AP]M)?/gu, '10:42').replace(/Version [\w.-]+/, 'Version 1.0.0');

test('a screen reader reads each stage of the login as in the transcript', async ({
  page,
  portal,
  backend,
}) => {
  test.setTimeout(30_000 * LOGIN_STAGES.length);
  const sections: string[] = [];
  for (const { name, reach } of LOGIN_STAGES) {
    await reach(portal, backend);
    await expect(page.locator('[part=version]')).toBeAttached();
    await settle(page);
    const landmarks = name === 'start' ? ['banner', 'main', 'contentinfo'] : ['main'];
    const texts: string[] = [];
    for (const landmark of landmarks) texts.push(await transcript(page, landmark));
    sections.push(`# ${name}\n${texts.join('\n')}\n`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  const read = masked(sections.join('\n'));
  // UPDATE_TRANSCRIPT=1 writes the file. Read it as a listener would before you commit it.
  if (process.env.UPDATE_TRANSCRIPT) writeFileSync(FILE, read);
  expect(read).toBe(readFileSync(FILE, 'utf8'));
});
