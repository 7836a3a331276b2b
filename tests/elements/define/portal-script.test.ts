import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadScript } from '../../support/mount.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** Paths of the scripts that the page has requested from the build. */
const scripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => /^\/dist\/.*\.js$/.test(pathname))
    .map(({ pathname, search }) => pathname.replace('/dist/', '') + search);

describe('portal.js', () => {
  // tests/package/elements.test.ts counts the files that an element starts with.
  it('loads the module of an element that is added', async () => {
    await loadScript('/dist/portal.js?ver=2', 'module');
    expect(scripts()).to.deep.equal(['portal.js?ver=2']);
    await open('<voucher-redeem></voucher-redeem>');
    // The entry of a file can be later than the file.
    await waitFor(() => scripts().includes('elements/voucher-redeem.js'));
  });

  it('shares its files with other elements', async () => {
    const { requests } = fakeFetch();
    await loadScript('/dist/elements/self-register.js', 'module');
    await open('<voucher-redeem></voucher-redeem>');
    await open('<forgot-password></forgot-password>');
    await open('<self-register campaign-id="42"></self-register>');
    const addresses = requests.map(({ url }) => url);
    expect(addresses).to.deep.equal([...new Set(addresses)]);
    expect(scripts().filter((path) => path.includes('/shared-'))).to.have.length(1);
  });
});
