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

describe('a single module', () => {
  it('and its chunk are all that its element starts with', async () => {
    fakeFetch();
    await loadScript('/dist/single/voucher-redeem.js?ver=2', 'module');
    await open('<voucher-redeem></voucher-redeem>');
    const [own, chunk, ...others] = scripts();
    expect(own).to.equal('single/voucher-redeem.js?ver=2');
    expect(chunk).to.match(/^single\/chunks\/voucher-redeem-[\w-]+\.js$/);
    expect(others).to.deep.equal([]);
  });

  it('works next to another single module, and next to the modules that share a chunk', async () => {
    const { requests } = fakeFetch();
    await loadScript('/dist/single/forgot-password.js', 'module');
    await loadScript('/dist/elements/self-register.js', 'module');
    await open('<voucher-redeem></voucher-redeem>');
    await open('<forgot-password></forgot-password>');
    await open('<self-register campaign-id="42"></self-register>');
    const addresses = requests.map(({ url }) => url);
    expect(addresses).to.deep.equal([...new Set(addresses)]);
  });
});
