import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './portal.ts';
import { ALL_STAGES, serverOf } from './stages/all.ts';
import { settle } from './stages/stage.ts';
import { transcript } from './transcript.ts';

test.use({ timezoneId: 'UTC' });

const fileOf = (group: string) =>
  join(import.meta.dirname, 'stages/transcripts', `${group.toLowerCase().replaceAll(' ', '-')}.txt`);

/** The time of day and the version differ from run to run. */
const masked = (text: string) =>
  text
    .replace(/Sent at \d+:\d\d(\s[AP]M)?/gu, 'Sent at 10:42')
    .replace(/Good (morning|afternoon|evening),/gu, 'Good morning,')
    .replace(/Version [\w.-]+/gu, 'Version 1.0.0');

for (const [group, stages] of Object.entries(ALL_STAGES))
  test.describe(() => {
    test.use(serverOf(group));

    test(`a screen reader reads each stage of every flow as in the transcript: ${group}`, async ({
      page,
      portal,
      backend,
    }) => {
      test.setTimeout(30_000 * stages.length);
      const sections: string[] = [];
      for (const { name, reach, withoutFooter } of stages) {
        await reach(portal, backend);
        if (!withoutFooter) await expect(page.locator('[part=version]')).toBeAttached();
        await settle(page);
        // Nothing around an open dialog can be read.
        const content = (await page.getByRole('dialog').count()) > 0 ? 'dialog' : 'main';
        const landmarks = name === 'start' ? ['banner', content, 'contentinfo'] : [content];
        const texts: string[] = [];
        for (const landmark of landmarks) texts.push(await transcript(page, landmark));
        sections.push(`# ${name}\n${texts.join('\n')}\n`);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      const read = masked(sections.join('\n'));
      // Read the files as a listener would before you commit them.
      if (process.env.UPDATE_TRANSCRIPT) writeFileSync(fileOf(group), read);
      expect(read, 'UPDATE_TRANSCRIPT=1 writes the transcripts').toBe(readFileSync(fileOf(group), 'utf8'));
    });
  });
