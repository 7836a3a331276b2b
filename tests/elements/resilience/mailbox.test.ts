import { expect } from 'chai';
import { PROBE } from '../../support/calls.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { findAll, textOf } from '../../support/shadow.ts';
import { enter, open } from '../../support/stages.ts';
import { waitFor } from '../../support/wait-for.ts';

describe('the button that opens a mailbox', () => {
  before(loadElements);

  for (const [email, name] of [
    ['ada@gmail.com', 'Open Gmail'],
    ['ada@company.example', undefined],
  ] as const)
    it(`is ${name ?? 'absent'} for ${email}`, async () => {
      fakeFetch({ [PROBE]: ok({ action: 'membersuccess' }) });
      const element = await open();
      enter(element, 'email', email);
      await waitFor(() => textOf(element).includes('Please check your inbox'));
      const links = () =>
        findAll(element, 'a[target=_blank][rel="noopener noreferrer"]').map((link) => textOf(link));
      if (name) await waitFor(() => links().includes(name));
      else expect(links()).to.deep.equal([]);
    });
});
