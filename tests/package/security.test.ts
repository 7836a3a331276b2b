import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_POLICY, WIDGET_POLICY } from '../../demo/backend/http/content-security-policy.ts';
import { RENDERERS } from '../../scripts/renderers.ts';

describe.each(RENDERERS)('$outDir', ({ outDir }) => {
  const readJson = (file: string) => JSON.parse(readFileSync(`${outDir}/${file}`, 'utf8'));
  const hashes: Record<string, string> = readJson('integrity.json');

  test('integrity.json has a hash of every script and style', () => {
    expect(Object.keys(hashes)).toEqual(
      globSync('**/*', { cwd: outDir })
        .filter((file) => /\.(js|css)$/.test(file))
        .sort(),
    );
    expect(hashes['login-portal.js']).toBeDefined();
  });

  test.each(Object.entries(hashes))('%s matches its hash', (file, hash) => {
    const content = readFileSync(`${outDir}/${file}`);
    expect(hash).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  });

  test('csp.json has the policies of the tests, with and without a captcha', () => {
    expect(readJson('csp.json')).toEqual({
      page: {
        policy: PAGE_POLICY,
        withCaptcha: PAGE_POLICY.replace("trusted-types 'none'", 'trusted-types login-portal'),
      },
      widget: {
        policy: WIDGET_POLICY,
        withCaptcha: WIDGET_POLICY.replace("trusted-types 'none'", 'trusted-types login-portal'),
      },
    });
  });
});
