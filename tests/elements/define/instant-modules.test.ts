import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadScript } from '../../support/mount.ts';
import { open } from '../../support/stages.ts';

/** Paths of the scripts that the page has requested from the build. */
const scripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => /^\/dist\/.*\.js$/.test(pathname))
    .map(({ pathname, search }) => pathname.replace('/dist/', '') + search);

describe('an instant module', () => {
  it('loads the module of its element, which starts with at most three files', async () => {
    fakeFetch();
    await loadScript('/dist/instant/voucher-redeem.js?ver=2', 'module');
    await open('<voucher-redeem></voucher-redeem>');
    const [own, ...others] = scripts();
    expect(own).to.equal('instant/voucher-redeem.js?ver=2');
    expect(others).to.have.length(3).and.include('elements/voucher-redeem.js');
  });

  it('shares its files with another instant module and with other elements', async () => {
    const { requests } = fakeFetch();
    await loadScript('/dist/instant/forgot-password.js', 'module');
    await loadScript('/dist/elements/self-register.js', 'module');
    await open('<voucher-redeem></voucher-redeem>');
    await open('<forgot-password></forgot-password>');
    await open('<self-register campaign-id="42"></self-register>');
    const addresses = requests.map(({ url }) => url);
    expect(addresses).to.deep.equal([...new Set(addresses)]);
    expect(scripts().filter((path) => path.includes('/shared-'))).to.have.length(1);
  });
});
