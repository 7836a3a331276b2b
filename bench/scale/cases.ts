import { manySurveys } from '../../server/reference/seeds/many-surveys.ts';
import { answered, elementPage, standalonePage } from '../own-pages.ts';
import type { Page } from '../page.ts';
import type { Drawing } from './in-page.ts';

export interface Case {
  /** What is counted, in the plural. */
  readonly name: string;
  /** The largest size. It is also measured at a half and at a quarter of it. */
  readonly largest: number;
  /** A page that shows this many. */
  page(size: number): Page;
  /** What the page draws when it has received the reply. */
  drawing(size: number): Drawing;
  /** How many times slower the processor is made. */
  readonly slowdown?: number;
}

const VOUCHER = 'ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2';
export const ONE_FILE = '<script src="/login-portal.js" defer></script>';

const THOUSAND = manySurveys();

/** Survey entries of 50 values. */
const surveys = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...THOUSAND[index % THOUSAND.length],
    reportid: `R-${index}`,
  }));

/** What a long list shows at first. */
const STEP = 25;

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `product-${index}`,
    title: `Product ${index}`,
    description: 'Five traits and thirty facets in forty minutes.',
  }));

const voucherPage = (product: object[]): Page =>
  elementPage(
    'dist',
    ONE_FILE,
    `<voucher-redeem voucher="${VOUCHER}" email="ada@example.org"></voucher-redeem>`,
    answered({
      [`POST /api/v1/vouchers/${VOUCHER}/info`]: { action: 'incomplete', require: ['product'], product },
    }),
  );

const voucherDrawing = (selector: string, count: number): Drawing => ({
  call: '/info',
  tag: 'voucher-redeem',
  selector,
  count,
  submits: true,
});

/** The page that a mailed link opens. */
const dataPage = (type: string, call: string, data: object): Page => ({
  ...standalonePage(
    'dist',
    answered({
      'GET /api/v1/token/token': { type, target: 'member', token: 'token' },
      [`GET /api/v1/members/${call}/token`]: { personal: {}, ...data },
    }),
  ),
  path: '/login/token/token',
});

const dataDrawing = (call: string, selector: string, count: number): Drawing => ({
  call: `/members/${call}/`,
  tag: 'login-portal',
  selector,
  count,
});

export const CASES: readonly Case[] = [
  {
    name: 'survey entries of personal data, processor slowed four times',
    largest: 10_000,
    page: (size) => dataPage('pdaccess', 'personaldata', { extra: {}, survey: surveys(size) }),
    drawing: () => dataDrawing('personaldata', 'article', 5),
    slowdown: 4,
  },
  {
    name: 'personal reports, processor slowed four times',
    largest: 10_000,
    page: (size) =>
      dataPage('personalreports', 'personalreports', {
        reports: surveys(size).map(({ raw: _, ...report }) => ({ ...report, name: 'Strengths at work' })),
      }),
    drawing: () => dataDrawing('personalreports', 'tbody > tr', STEP),
    slowdown: 4,
  },
  {
    name: 'products of a voucher, processor slowed four times',
    largest: 5000,
    page: (size) => voucherPage(products(size)),
    drawing: () => voucherDrawing('input[type=radio]', STEP),
    slowdown: 4,
  },
];

/** A page without elements, to which a measurement adds them. */
export const emptyPage = (): Page => elementPage('dist', ONE_FILE, '<div id="place"></div>');
