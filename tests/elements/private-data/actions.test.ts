import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { hrefOf } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { surveyEntries } from '../../support/person.ts';
import { PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { button, findAll } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
const { print } = window;

interface Downloads {
  blobs: Blob[];
  links: { href: string; download: string; connected: boolean }[];
  revoked: string[];
}

/** Records downloads instead of saving files. */
function recordDownloads(): Downloads {
  const downloads: Downloads = { blobs: [], links: [], revoked: [] };
  URL.createObjectURL = (blob) => {
    downloads.blobs.push(blob as Blob);
    return createObjectURL.call(URL, blob);
  };
  URL.revokeObjectURL = (url) => {
    downloads.revoked.push(url);
    revokeObjectURL.call(URL, url);
  };
  HTMLAnchorElement.prototype.click = function () {
    downloads.links.push({ href: this.href, download: this.download, connected: this.isConnected });
  };
  return downloads;
}

describe('personal data', () => {
  const screen = PRIVATE_SCREENS['personal data'];
  before(loadElements);
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
    window.print = print;
  });

  for (const [name, reply] of Object.entries({
    'complete data': screen.reply,
    'an empty person': { personal: {} },
    'characters with a meaning in JSON and HTML': {
      personal: { lastname: '"</script>\u2028\\ü😀' },
      extra: { 'a"b': null },
    },
    'unexpected values and unknown fields': {
      personal: { title: [], firstname: { of: 'Ada' }, lastname: null, shoe: 38 },
      extra: ['a', { b: '' }],
      survey: [null, 'wave 2', { raw: 'none', more: { c: [1] } }],
      consents: true,
    },
    '100 entries, also while they are being rendered': {
      personal: {},
      survey: surveyEntries(100, 5),
    },
  })) {
    it(`can be saved as it was received: ${name}`, async () => {
      const element = await showScreen(screen, reply);
      const downloads = recordDownloads();
      button(element, 'Download my data (JSON)').click();
      const [blob] = downloads.blobs;
      expect(downloads.blobs).to.have.length(1);
      expect(blob?.type).to.equal('application/json');
      expect(JSON.parse((await blob?.text()) ?? '')).to.deep.equal(reply);
      expect(downloads.links.map(({ download, connected }) => [download, connected])).to.deep.equal([
        ['personal-data.json', false],
      ]);
      await waitFor(() => downloads.revoked.length === 1);
      expect(downloads.revoked).to.deep.equal(downloads.links.map(({ href }) => href));
    });
  }

  it('can be saved again without another request', async () => {
    const element = await showScreen(screen);
    const { requests } = fakeFetch();
    const downloads = recordDownloads();
    button(element, 'Download my data (JSON)').click();
    button(element, 'Download my data (JSON)').click();
    expect(downloads.blobs).to.have.length(2);
    expect(requests).to.deep.equal([]);
    await waitFor(() => downloads.revoked.length === 2);
  });

  it('can be printed', async () => {
    let printed = 0;
    window.print = () => {
      printed += 1;
    };
    const element = await showScreen(screen);
    button(element, 'Print or save as PDF').click();
    expect(printed).to.equal(1);
  });

  it('links to the privacy statement', async () => {
    const element = await showScreen(screen);
    expect(hrefOf(element, 'Privacy Statement')).to.equal(`${location.origin}/privacy`);
    expect(findAll(element, 'a[target=_blank]:not([rel~=noopener])')).to.deep.equal([]);
  });

  it('is printed completely, also while its entries are being rendered', async () => {
    const element = await showScreen(screen, { personal: {}, survey: surveyEntries(1000, 5) });
    expect(findAll(element, 'article').length).to.be.below(1000);
    dispatchEvent(new Event('beforeprint'));
    expect(findAll(element, 'article')).to.have.length(1000);
  });
});
