import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { eventDetails, recordEvents } from '../../support/host-events.ts';
import { loadElements, mount } from '../../support/mount.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('the event portal-theme', () => {
  before(loadElements);

  it('is fired by each element with a theme switch: at first, and after a change on any of them', async () => {
    fakeFetch();
    const events = recordEvents(document);
    const themes = () => eventDetails(events, 'portal-theme');
    mount('<login-portal theme="dark"></login-portal>');
    const switcher = mount('<theme-switcher theme="dark"></theme-switcher>');
    await waitFor(() => themes().length === 2);
    switcher.shadowRoot?.querySelector('button')?.click();
    await waitFor(() => themes().length === 4);
    expect(themes()).to.deep.equal(['dark', 'dark', 'light', 'light'].map((theme) => ({ theme })));
  });
});
