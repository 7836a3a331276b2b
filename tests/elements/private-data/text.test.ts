import { expect } from 'chai';
import '../../support/loaded.ts';
import { PERSON } from '../../support/person.ts';
import { PRIVATE_SCREENS, showScreen } from '../../support/private-data.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

const HTML =
  '<img src=x onerror="document.title=1"><script>document.title=2</script>&amp;</td></table>{{name}}';

const data = (text: string) => ({
  personal: { ...PERSON, title: text, firstname: text, lastname: text, email: text, createdon: text },
  extra: { [text]: text, more: text },
  survey: [{ date: text, reportid: text, language: text, variant: text, raw: { [text]: text } }],
});
const reports = (text: string) => ({
  personal: { firstname: text },
  reports: [{ reportid: text, name: text, variant: text, language: text, date: text }],
});

const CASES = [
  [PRIVATE_SCREENS['personal data'], data, 14],
  [PRIVATE_SCREENS['personal reports'], reports, 6],
] as const;

for (const [screen, reply, times] of CASES) {
  describe(`the texts of the reply for ${screen.path}`, () => {
    it('are never interpreted as HTML', async () => {
      const element = await showScreen(screen, reply(HTML));
      await waitFor(() => textOf(element).split(HTML).length - 1 >= times);
      expect(findAll(element, 'img, script')).to.deep.equal([]);
      expect(document.title).to.not.match(/^[12]$/);
    });
  });
}
