import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../build-page.ts';
import { elementPage, standalonePage } from '../own-pages.ts';
import type { Page } from '../page.ts';
import { hankoAnswers } from '../pages/hanko/answers.ts';

const PROJECT = join(import.meta.dirname, '../..');

export interface Row {
  readonly name: string;
  readonly kind: 'floor' | 'peer' | 'own';
  /** The file without which there is no such page. */
  readonly needs?: string;
  /** Whether the element loads only after the first key. */
  readonly isLazy?: boolean;
  page(): Page | Promise<Page>;
}

/** What all other rows are compared with. */
export const BASELINE = 'React form';

export const STANDALONE = 'standalone page';

const own = (folder: string, label: string): Row[] => {
  const row = (name: string, file: string, page: () => Page): Row => ({
    name: label + name,
    kind: 'own',
    needs: `${folder}/${file}`,
    page,
  });
  const module = '<script type="module" src="/elements/voucher-redeem.js"></script>';
  const portal = '<script type="module" src="/portal.js"></script>';
  const fragment = 'fragments/voucher-redeem.en.html';
  return [
    row(STANDALONE, 'index.html', () => standalonePage(folder)),
    row('one file, `<login-portal>`', 'login-portal.js', () =>
      elementPage(folder, '<script src="/login-portal.js" defer></script>', '<login-portal></login-portal>'),
    ),
    row('module, `<voucher-redeem>`', 'elements/voucher-redeem.js', () =>
      elementPage(folder, module, '<voucher-redeem></voucher-redeem>'),
    ),
    row('portal.js, `<voucher-redeem>`', 'portal.js', () =>
      elementPage(folder, portal, '<voucher-redeem></voucher-redeem>'),
    ),
    {
      ...row('portal.js, `<voucher-redeem loading="lazy">`', 'portal.js', () =>
        elementPage(folder, portal, '<voucher-redeem loading="lazy"></voucher-redeem>'),
      ),
      isLazy: true,
    },
    row('module and fragment, `<voucher-redeem>`', fragment, () =>
      elementPage(folder, module, readFileSync(join(PROJECT, folder, fragment), 'utf8')),
    ),
  ];
};

export const ROWS: readonly Row[] = [
  { name: 'HTML form', kind: 'floor', page: () => buildPage('html') },
  { name: BASELINE, kind: 'floor', page: () => buildPage('react') },
  { name: 'React form in a custom element (r2wc)', kind: 'floor', page: () => buildPage('r2wc') },
  { name: '@vaadin/login', kind: 'peer', page: () => buildPage('vaadin', { isPeer: true }) },
  {
    name: '@teamhanko/hanko-elements',
    kind: 'peer',
    page: () => buildPage('hanko', { isPeer: true, answers: hankoAnswers }),
  },
  { name: '@supabase/auth-ui-react', kind: 'peer', page: () => buildPage('supabase', { isPeer: true }) },
  ...own('dist', ''),
  ...own('dist/compact', 'compact: '),
];

export const isBuilt = ({ needs }: Row): boolean => needs === undefined || existsSync(join(PROJECT, needs));
