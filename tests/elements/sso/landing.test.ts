import { expect } from 'chai';
import { captureConsole } from '../../support/console.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { currentPath, openPath } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import { loadElements } from '../../support/mount.ts';
import { waitForStage } from '../../support/stages.ts';

describe('a single sign-on landing with an unknown target', () => {
  before(loadElements);

  for (const target of ['moon', 'Admin', 'constructor', 'admin%20']) {
    it(`is logged without its text and redirects to the login: ${target}`, async () => {
      const lines = captureConsole();
      const { length } = history;
      fakeFetch();
      const element = openPath(`sso/${target}?message=no`);
      await waitForStage(element, 'start');
      expect([currentPath(), history.length]).to.deep.equal(['/login/', length]);
      expect(lines).to.deep.equal(['Single sign-on came back to an unknown target.']);
      expect(navigations()).to.deep.equal([]);
    });
  }
});
