import { expect } from 'chai';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { currentPath, openPath } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { waitForStage } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

const CHECKS = '/api/v1/token/';

/** The token in the link, and in the request: always one path segment. */
const TOKENS = [
  ['abcDEF-123_~.', 'abcDEF-123_~.'],
  ['a%2Fb', 'a%2Fb'],
  ['..%2F..%2Fadmin', '..%2F..%2Fadmin'],
  ['a%3Fb%23c', 'a%3Fb%23c'],
  ['a%20b+c', 'a%20b%2Bc'],
  ['%25', '%25'],
  ['100%', '100%25'],
  ['%252e%252e', '%252e%252e'],
  ['%C3%BC', '%C3%BC'],
  ['%E0%A4%A', '%25E0%25A4%25A'],
  ['a;b=c:d@e', 'a%3Bb%3Dc%3Ad%40e'],
  ['__proto__', '__proto__'],
  ['x'.repeat(2000), 'x'.repeat(2000)],
] as const;

describe('a token with special characters', () => {
  before(loadElements);

  for (const [written, sent] of TOKENS) {
    it(`is one path segment of the call: ${written.slice(0, 30)}`, async () => {
      const { requests } = fakeFetch({ [`GET ${CHECKS}*`]: ok({ type: 'vouchernewreg' }) });
      const element = openPath(`token/${written}`);
      await waitForStage(element, 'success');
      const checks = requests.filter(({ url }) => url.pathname.startsWith(CHECKS));
      expect(checks.map(({ url }) => url.href)).to.deep.equal([location.origin + CHECKS + sent]);
      expect(currentPath()).to.equal('/login/token/');
    });
  }

  for (const written of ['token', 'token/', 'token/%2E', 'token/%2E%2E', 'token/..']) {
    it(`is missing and not checked: ${written}`, async () => {
      const { requests } = fakeFetch();
      const element = openPath(written);
      // The browser resolves the dots.
      if (!currentPath().startsWith('/login/token')) return waitFor(() => currentPath() === '/login/');
      await waitForStage(element, 'fail');
      expect(requests.filter(({ url }) => url.pathname.startsWith('/api/v1/token'))).to.deep.equal([]);
      expect(currentPath()).to.equal('/login/token/');
    });
  }
});
