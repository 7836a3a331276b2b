import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import type { Page } from './page.ts';

const PROJECT = join(import.meta.dirname, '..');
const ELEMENT = join(import.meta.dirname, 'pages/element.html');

/** Answers in the server's envelope. */
export const answered = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([name, data]) => [name, { status: 'OK', data }]));

const SETTINGS = answered({
  'GET /api/v1/settings/config': {
    version: packageJson.version,
    systempreferences: { branding: { appname: 'Compass' } },
    members: { defaultregistration: true },
  },
  'GET /api/v1/settings/config/short': { systempreferences: { ssoproviders: ['google'] } },
  'GET /api/v1/i18n/messages/login/en': { translations: {} },
});

/** The file, or `undefined` if this build does not have it. */
const readFrom = (folder: string, path: string) => {
  const file = join(PROJECT, folder, path);
  return existsSync(file) ? readFileSync(file) : undefined;
};

/** The standalone page of a build, with its strict policy. Paths without a file are routes of the portal. */
export function standalonePage(folder: string, answers: Page['answers'] = {}): Page {
  const { page } = JSON.parse(readFileSync(join(PROJECT, folder, 'csp.json'), 'utf8'));
  return {
    path: '/login/',
    read: (path) => readFrom(folder, /\.\w+$/.test(path) ? path.replace(/^\/login\//, '') : 'index.html'),
    answers: { ...SETTINGS, ...answers },
    policy: page.policy,
  };
}

/** A page with nothing but an element, like the pages of the floors and the peers. */
export function elementPage(
  folder: string,
  script: string,
  element: string,
  answers: Page['answers'] = {},
): Page {
  const html = readFileSync(ELEMENT, 'utf8')
    .replace('<!-- script -->', () => script)
    .replace('<!-- element -->', () => element);
  return {
    path: '/',
    read: (path) => (path === '/' ? html : readFrom(folder, path)),
    answers: { ...SETTINGS, ...answers },
  };
}
