import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { surveyEntries } from '../../support/person.ts';
import { PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { button, find, findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const { createObjectURL, revokeObjectURL } = URL;
const { click } = HTMLAnchorElement.prototype;
const { print } = window;

/** Records downloads instead of saving files: their content, their links, and the addresses that are valid no more. */
function recordDownloads() {
  const downloads = { blobs: [] as Blob[], links: [] as unknown[], revoked: [] as string[] };
  URL.createObjectURL = (blob) => {
    downloads.blobs.push(blob as Blob);
    return createObjectURL.call(URL, blob);
  };
  URL.revokeObjectURL = (url) => {
    downloads.revoked.push(url);
    revokeObjectURL.call(URL, url);
  };
  HTMLAnchorElement.prototype.click = function () {
    downloads.links.push([this.download, this.target, this.isConnected]);
  };
  return downloads;
}

describe('personal data', () => {
  const screen = PRIVATE_SCREENS['personal data'];
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    HTMLAnchorElement.prototype.click = click;
    window.print = print;
  });

  /** An odd reply. */
  it('can be saved as it was received, again and again, without another request', async () => {
    const reply = {
      personal: { title: [], firstname: { of: 'Ada' }, lastname: '"</script>\u2028\\ü😀', shoe: 38 },
      extra: ['a', { 'a"b': null }],
      survey: [null, 'wave 2', { raw: 'none', more: { c: [1] } }, ...surveyEntries(100, 5)],
      consents: true,
    };
    const element = await showScreen(screen, reply);
    const { requests } = fakeFetch();
    const { blobs, links, revoked } = recordDownloads();
    for (const time of [1, 2]) {
      button(element, 'Download my data (JSON)').click();
      await waitFor(() => links.length === time);
    }
    expect(revoked, 'a browser may ask the person before it reads the file').to.deep.equal([]);
    // A browser that cannot download opens the file, which must not replace data that can be seen once.
    expect(links).to.deep.equal(Array(2).fill(['personal-data.json', '_blank', false]));
    for (const blob of blobs) {
      expect(blob.type).to.equal('application/json');
      expect(await blob.text()).to.equal(JSON.stringify({ status: 'OK', data: reply }));
    }
    expect(requests).to.deep.equal([]);
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

  for (const [name, ignore] of Object.entries({
    'ignores both': () => {
      recordDownloads();
      window.print = () => undefined;
    },
    'has no print and allows no files': () => {
      Object.assign(window, { print: undefined });
      URL.createObjectURL = () => {
        throw new Error('blocked');
      };
    },
  }))
    it(`says what to do without a file or a printout, if the browser ${name}`, async () => {
      const element = await showScreen(screen);
      ignore();
      const notes = () =>
        findAll(element, '.alert').filter((each) => textOf(each).includes('No file or printout?'));
      let last: Element | undefined;
      for (const action of ['Print or save as PDF', 'Download my data (JSON)']) {
        button(element, action).click();
        // Announced again: it is another note.
        await waitFor(() => notes().length === 1 && notes()[0] !== last);
        [last] = notes();
      }
      const dialog = find(element, 'dialog');
      expect(dialog.textContent).to.contain('Do you have your file or printout?');
    });
});
