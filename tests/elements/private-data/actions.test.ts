import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { hrefOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { PERSONAL_DATA, PRIVATE, show, survey } from '../../support/private-data.ts';
import { button, findAll } from '../../support/shadow.ts';

const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
const { print } = window;

interface Saved {
  blobs: Blob[];
  links: { href: string; download: string; connected: boolean }[];
  revoked: string[];
}

/** What would be saved as a file; nothing is. */
function watchDownloads(): Saved {
  const saved: Saved = { blobs: [], links: [], revoked: [] };
  URL.createObjectURL = (blob) => {
    saved.blobs.push(blob as Blob);
    return createObjectURL.call(URL, blob);
  };
  URL.revokeObjectURL = (url) => {
    saved.revoked.push(url);
    revokeObjectURL.call(URL, url);
  };
  HTMLAnchorElement.prototype.click = function () {
    saved.links.push({ href: this.href, download: this.download, connected: this.isConnected });
  };
  return saved;
}

describe('what can be done with personal data', () => {
  const screen = PRIVATE['personal data'];
  before(loadElements);
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
    window.print = print;
  });

  for (const [name, reply] of Object.entries({
    'with everything': PERSONAL_DATA,
    'with nothing but a person': { personal: {} },
    'with signs that JSON and HTML know': {
      personal: { lastname: '"</script>\u2028\\ü😀' },
      extra: { 'a"b': null },
    },
    'with odd and empty values, and fields that nobody has heard of': {
      personal: { title: [], firstname: { of: 'Ada' }, lastname: null, shoe: 38 },
      extra: ['a', { b: '' }],
      survey: [null, 'wave 2', { raw: 'none', more: { c: [1] } }],
      consents: true,
    },
    'with a hundred entries, also while they are still coming': { personal: {}, survey: survey(100, 5) },
  })) {
    it(`what is shown can be saved, as it came: ${name}`, async () => {
      const element = await show(screen, reply);
      const saved = watchDownloads();
      button(element, 'Download as JSON').click();
      const [blob] = saved.blobs;
      expect(saved.blobs).to.have.length(1);
      expect(blob?.type).to.equal('application/json');
      expect(JSON.parse((await blob?.text()) ?? '')).to.deep.equal(reply);
      expect(saved.links.map(({ download, connected }) => [download, connected])).to.deep.equal([
        ['personal-data.json', false],
      ]);
      await poll(() => saved.revoked.length === 1);
      expect(saved.revoked).to.deep.equal(saved.links.map(({ href }) => href));
    });
  }

  it('it can be saved again, and nobody is asked for it a second time', async () => {
    const element = await show(screen);
    const { requests } = fakeFetch();
    const saved = watchDownloads();
    button(element, 'Download as JSON').click();
    button(element, 'Download as JSON').click();
    expect(saved.blobs).to.have.length(2);
    expect(requests).to.deep.equal([]);
    await poll(() => saved.revoked.length === 2);
  });

  it('it can be printed', async () => {
    let printed = 0;
    window.print = () => {
      printed += 1;
    };
    const element = await show(screen);
    button(element, 'Print').click();
    expect(printed).to.equal(1);
  });

  it('the privacy statement opens beside it', async () => {
    const element = await show(screen);
    expect(hrefOf(element, 'Privacy Statement')).to.equal(`${location.origin}/privacy`);
    expect(findAll(element, 'a[target=_blank]:not([rel~=noopener])')).to.deep.equal([]);
  });
});
