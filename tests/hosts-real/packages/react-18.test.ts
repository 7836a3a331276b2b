import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/setup/run.mjs';
import { createProject } from './project.ts';

const project = createProject('react@18', 'react-dom@18', '@types/react@18', '@types/react-dom@18');

const APP = `
  import 'login-portal/voucher-redeem';
  import type {} from 'login-portal/react';
  import { portalEvents } from 'login-portal/react-events';
  import { useState } from 'react';
  import { createRoot } from 'react-dom/client';

  function App() {
    const [stages, setStages] = useState<string[]>([]);
    const listeners = portalEvents({ 'portal-stage': ({ detail }) => setStages([...stages, detail.stage]) });
    return (
      <>
        <voucher-redeem voucher="ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2" ref={listeners} />
        <output>{stages.join()}</output>
      </>
    );
  }
  createRoot(document.querySelector('main') as HTMLElement).render(<App />);
`;

const compile = (file: string) =>
  run(resolve('node_modules/.bin/tsc'), ['--noEmit', '--jsx', 'react-jsx', file], { cwd: project.folder });

test('React 18 gets the events of an element from the ref, also after a render', async () => {
  project.write({
    'app.tsx': APP,
    'index.html': '<!doctype html><html lang="en"><main></main><script src="/app.js"></script></html>',
  });
  await build({
    entryPoints: [`${project.folder}/app.tsx`],
    bundle: true,
    outfile: `${project.folder}/app.js`,
    jsx: 'automatic',
    logLevel: 'error',
  });
  const page = await project.open(project.folder);
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect.poll(() => page.locator('output').textContent()).toMatch(/^\w+,awaitconfirm$/);
});

test('the types of React 18 accept the ref and refuse a listener, which React 18 would ignore', () => {
  project.write({
    'right.tsx': APP,
    'wrong.tsx': `import type {} from 'login-portal/react';
      export const tag = <voucher-redeem onportal-stage={() => {}} />;`,
  });
  expect(compile('right.tsx')).toEqual({ ok: true, output: '' });
  const { output } = compile('wrong.tsx');
  expect(output).toMatch(/^wrong\.tsx\(2,\d+\): error TS2322: /);
  expect(output).toContain("Type '() => void' is not assignable to type 'undefined'.");
});
