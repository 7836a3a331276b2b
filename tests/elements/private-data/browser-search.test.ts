import { expect } from 'chai';
import '../../support/loaded.ts';
import { mount } from '../../support/mount.ts';
import { surveyEntries } from '../../support/person.ts';
import { PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { findAll } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

/** `window.find` is not standardised and therefore has no type. */
const find = (text: string): boolean => (window as unknown as { find(text: string): boolean }).find(text);

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// Outside a shadow tree, because `window.find` looks into one only in Chromium.
it('survey entries are skipped by the layout only if the browser’s search finds skipped text', async () => {
  const element = await showScreen(PRIVATE_SCREENS['personal data'], {
    personal: {},
    survey: surveyEntries(1, 1),
  });
  const { contentVisibility } = getComputedStyle(await waitFor(() => findAll(element, 'article')[0]));
  const [space, text] = mount('<div><p></p><p>Skipped text</p></div>')
    .children as HTMLCollectionOf<HTMLElement>;
  (space as HTMLElement).style.blockSize = '300vb';
  (text as HTMLElement).style.contentVisibility = contentVisibility;
  await frame();
  await frame();
  expect(find('Skipped text')).to.equal(true);
});
