import { expect } from 'chai';
import { departures } from '../../support/address.ts';
import { listenToConsole } from '../../support/console-lines.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { openPath, path } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { untilStage } from '../../support/stages.ts';

/** Specification, section 2 "Single sign-on landing". */
describe('a landing of single sign-on that is none of ours', () => {
  before(loadElements);

  for (const target of ['moon', 'Admin', 'constructor', 'admin%20']) {
    it(`is logged without its words, and leads to the login in its place: ${target}`, async () => {
      const lines = listenToConsole();
      const { length } = history;
      fakeFetch();
      const element = openPath(`sso/${target}?message=no`);
      await untilStage(element, 'start');
      expect([path(), history.length]).to.deep.equal(['/login/', length]);
      expect(lines).to.deep.equal(['Single sign-on came back to an unknown target.']);
      expect(departures()).to.deep.equal([]);
    });
  }
});
