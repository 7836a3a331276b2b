import { join } from 'node:path';
import { expect, test } from 'vitest';
import { npm } from '../../../scripts/setup/run.mjs';
import { createProject } from './project.ts';

const project = createProject('parcel@2');

test.each(['login-portal', 'login-portal/voucher-redeem', 'login-portal/compact/voucher-redeem'])(
  'Parcel with its default settings builds a page that imports %s',
  async (name) => {
    project.write({
      'index.html': `<!doctype html><html lang="en"><title>Host</title><voucher-redeem></voucher-redeem>
        <script type="module" src="./main.js"></script></html>`,
      'main.js': `import '${name}';`,
    });
    const parcel = ['exec', 'parcel', '--', 'build', 'index.html', '--no-cache', '--dist-dir', 'built'];
    const { ok, output } = npm(parcel, { cwd: project.folder });
    expect(ok, output).toBe(true);
    const page = await project.open(join(project.folder, 'built'));
    await page.getByRole('heading', { name: 'Redeem Voucher' }).waitFor();
  },
);
