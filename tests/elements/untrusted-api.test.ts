import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { captureWarnings } from '../support/console.ts';
import { TAGS } from '../support/elements.ts';
import { fakeFetch } from '../support/fake-fetch.ts';
import { recordEvents } from '../support/host-events.ts';
import { loadElements, mount } from '../support/mount.ts';
import { find, findAll, textOf } from '../support/shadow.ts';
import { waitForStage } from '../support/stages.ts';
import { settle, waitFor } from '../support/timing.ts';

const UNTRUSTED = 'https://elsewhere.example';
const TRUSTED = 'https://api.example';
const SENTENCE = "This part of the page isn't available. Please contact the site's owner.";

const waitForSentence = (element: Element) => waitFor(() => textOf(element) === SENTENCE);

describe('an element with an untrusted api-base', () => {
  before(() => loadElements(TRUSTED));
  const warnings = captureWarnings();

  // Must be the first test, because a page logs a warning once.
  it('makes no call, shows one sentence instead, and logs one warning with a fix', async () => {
    const { requests } = fakeFetch();
    const events = recordEvents(document);
    for (const tag of TAGS) {
      const element = mount(`<${tag} api-base="${UNTRUSTED}"></${tag}>`);
      await waitForSentence(element);
      expect(findAll(element, 'form, input, button, a')).to.deep.equal([]);
      await expectAccessible(element);
    }
    await settle();
    expect(requests).to.deep.equal([]);
    expect(events).to.deep.equal([]);
    await waitFor(() => warnings.length === TAGS.length);
    expect(warnings).to.deep.equal(
      TAGS.map(
        (tag) =>
          `<${tag}> api-base: "${UNTRUSTED}" is not on a trusted origin. Name it in data-origins of the script tag.`,
      ),
    );
  });

  it('uses the language and theme of its attributes', async () => {
    const { requests } = fakeFetch();
    const element = mount(
      `<voucher-redeem api-base="${UNTRUSTED}" locale="de" theme="dark"></voucher-redeem>`,
    );
    await waitFor(() => textOf(element).startsWith('Dieser Teil der Seite ist nicht verfügbar.'));
    const { lang, dataset } = find(element, '[part=root]');
    expect([lang, dataset.theme]).to.deep.equal(['de', 'dark']);
    expect(requests).to.deep.equal([]);
  });

  it('works while the attribute has a trusted origin', async () => {
    const { requests } = fakeFetch();
    const element = mount(`<forgot-password api-base="${UNTRUSTED}"></forgot-password>`);
    await waitForSentence(element);
    element.setAttribute('api-base', TRUSTED);
    await waitForStage(element, 'idle');
    await waitFor(() => requests.length > 0);
    expect(new Set(requests.map(({ url }) => url.origin))).to.deep.equal(new Set([TRUSTED]));
    element.setAttribute('api-base', UNTRUSTED);
    await waitForSentence(element);
    expect(requests.filter(({ url }) => url.origin !== TRUSTED)).to.deep.equal([]);
  });
});
