import { expect } from 'chai';
import { captureWarnings } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import '../../support/loaded.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** tests/unit/app/element/config.test.ts has every attribute. */
describe('an invalid attribute value', () => {
  const warnings = captureWarnings();

  for (const [name, value, why] of [
    ['theme', 'sepia', '"sepia" is not one of auto, light, dark. The default is used.'],
    [
      'api-base',
      'javascript:alert(1)',
      '"javascript:alert(1)" is not a web address. Write one such as https://portal.example or /path. The default is used.',
    ],
    [
      'config-url',
      'https://elsewhere.example/',
      '"https://elsewhere.example/" is not on the origin of the API. Write a path, or an address on the origin of api-base.',
    ],
  ])
    it(`logs one warning and falls back to the default: ${name}="${value}"`, async () => {
      const { requests } = fakeFetch();
      const html = `<login-portal ${name}="${value}"></login-portal>`;
      await open(html);
      await open(html);
      await waitFor(() => warnings.length > 0);
      expect(warnings).to.deep.equal([`<login-portal> ${name}: ${why}`]);
      expect(requests.every(({ url }) => url.origin === location.origin)).to.equal(true);
    });
});
