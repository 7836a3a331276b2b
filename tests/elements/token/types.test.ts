import { expect } from 'chai';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { followLink } from '../../support/links.ts';
import { navigations } from '../../support/location.ts';
import '../../support/loaded.ts';
import { waitFor } from '../../support/timing.ts';

describe('a mailed link', () => {
  for (const [check, query, reported] of [
    [{ memberid: 7 }, 'mid=7', 'mid=7'],
    [
      { memberid: 'm 7', campaignid: 'c&1', groupid: 3, token: 'n3w' },
      'mid=m+7&cid=c%261&gid=3&mat=n3w',
      'mid=m+7&cid=c%261&gid=3',
    ],
    [{ memberid: 7, campaignid: null, groupid: '', token: null }, 'mid=7', 'mid=7'],
    [{ memberid: 7, token: '' }, 'mid=7', 'mid=7'],
    [{ memberid: 7, campaignid: { id: 7 }, token: 12, target: 'odd' }, 'mid=7&mat=12', 'mid=7'],
  ] as const) {
    it(`with a token of type registration and the reply ${JSON.stringify(check)} redirects to ?${query} without the token in portal-navigate`, async () => {
      const events = recordEvents(document);
      followLink({ type: 'registration', ...check });
      await waitFor(() => navigations().length === 1);
      const url = `${location.origin}/registrationsuccess`;
      expect(navigations()).to.deep.equal([{ url: `${url}?${query}`, type: 'replace' }]);
      expect(eventDetails(events, 'portal-navigate')).to.deep.equal([
        { url: `${url}?${reported}`, reason: 'token' },
      ]);
    });
  }
});
