import { expect, test } from 'vitest';
import { type SignupPage, seededCampaigns, seededGroups } from '../../reference/seeds/signup-pages.ts';
import { error, ok, setUp } from './support.ts';

const pages: [string, string, SignupPage][] = [
  ...seededCampaigns.map((page): [string, string, SignupPage] => ['campaigns', page.id, page]),
  ...seededGroups.map((page): [string, string, SignupPage] => ['groups', page.id, page]),
];

test.each(pages)(
  'the registration data of %s %s are its settings',
  async (kind, id, { selfregistration }) => {
    const { get } = setUp();
    const config = selfregistration ? { selfregistration } : {};
    const answer = await get(`/${kind}/${encodeURIComponent(id)}/registration/data`);
    expect(answer).toEqual(ok({ config }));
  },
);

test.each(['99', 'north-7%20', '12%2F..', '%E0%A4%A', "'%20OR%201=1--", '__proto__', '%F0%9F%92%A9'])(
  'the id %s is neither a campaign nor a group',
  async (id) => {
    const { get } = setUp();
    expect(await get(`/campaigns/${id}/registration/data`)).toEqual(error(404, 'There is no such campaign.'));
    expect(await get(`/groups/${id}/registration/data`)).toEqual(error(404, 'There is no such group.'));
  },
);
