import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteSchema } from '../../../scripts/describe/site-schema.ts';
import { LOCALES } from '../../../src/i18n/locale.ts';
import { monitoringScript } from '../../../standalone/monitoring.ts';
import { NOT_OPTIONS, PAGE_OPTIONS, SITE_OPTIONS } from '../../../standalone/options.ts';

const hosting = readFileSync('docs/operating.md', 'utf8');

test('the schema of a configuration describes every option', () => {
  const { $schema: _, texts, ...options } = siteSchema.properties;
  const described = Object.entries(options);
  expect(Object.keys(texts.properties)).toEqual(LOCALES);
  expect(described.map(([name]) => name)).toEqual([...SITE_OPTIONS.keys()]);
  for (const [name, option] of described)
    expect(option, name).toMatchObject({ description: expect.stringMatching(/^[A-Z`].+ Expected: .+\.$/s) });
});

test('docs/operating.md lists every option that is not an attribute', () => {
  const [, table = ''] = /^\| key .*\n\|[- |]+\n((?:\|.*\n)+)/m.exec(hosting) ?? [];
  const rows = [...table.matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(PAGE_OPTIONS));
});

test('docs/embedding.md has the script of the monitoring', () => {
  const script = monitoringScript('/metrics').replaceAll('"', "'");
  expect(readFileSync('docs/embedding.md', 'utf8')).toContain(`\`\`\`js\n${script}\`\`\``);
});

test('docs/operating.md names the attributes that are not options', () => {
  const names = new Intl.ListFormat('en-GB').format(NOT_OPTIONS.map((name) => `\`${name}\``));
  expect(hosting.replace(/\s+/g, ' ')).toContain(`except ${names} `);
});
