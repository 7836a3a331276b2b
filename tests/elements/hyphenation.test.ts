import { expect } from 'chai';
import { REDEEM } from '../support/calls.ts';
import { fakeFetch, refused } from '../support/fake-fetch.ts';
import { loadElements } from '../support/mount.ts';
import { find, findAll } from '../support/shadow.ts';
import { submit } from '../support/stages.ts';
import { openVoucher } from '../support/vouchers.ts';
import { waitFor } from '../support/wait-for.ts';

const hyphens = (element: Element) => getComputedStyle(element).hyphens;

describe('running text', () => {
  before(loadElements);

  for (const [locale, value] of [
    ['de', 'auto'],
    ['nl', 'auto'],
    ['en', 'manual'],
    ['pl', 'manual'],
  ] as const)
    it(`has the hyphens "${value}" in ${locale}`, async () => {
      fakeFetch();
      const element = await openVoucher(`locale="${locale}"`);
      await waitFor(() => find(element, '.root').lang === locale);
      expect(new Set(findAll(element, 'label, .hint').map(hyphens))).to.deep.equal(new Set([value]));
    });

  it('never hyphenates an email address or what the person types', async () => {
    fakeFetch({ [REDEEM]: refused('Schreiben Sie bitte an buchhaltung@personalentwicklung.example.org.') });
    const element = await openVoucher(
      'locale="de" voucher="ABCDE-FGHJK-LMNPQ-RSTUV-WXYZ2" email="a@example.org"',
    );
    submit(element);
    expect(hyphens(await waitFor(() => find(element, '.address')))).to.equal('manual');
    for (const input of findAll(element, 'input')) expect(hyphens(input)).to.equal('manual');
  });
});
