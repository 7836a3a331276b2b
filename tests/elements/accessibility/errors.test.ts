import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { held, refused } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { findAll } from '../../support/shadow.ts';
import { errorOf } from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

const LONG = `Sorry: ${'a-long-word-without-any-end-'.repeat(5)}.`;

describe('at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const [name, call] of Object.entries(CALLS)) {
    it(`everybody can read an error of ${name}`, async () => {
      serve(call, refused(LONG));
      const element = await call.arrive();
      call.send(element);
      await poll(() => errorOf(call.control(element)) === LONG);
      await expectAccessibleEverywhere(element);
    });
  }

  it('everybody can see that a form is busy', async () => {
    const call = CALLS['the login of an admin'] as (typeof CALLS)[string];
    const slow = held(call.good);
    serve(call, slow);
    const element = await call.arrive();
    call.send(element);
    await poll(() => findAll(element, '[data-slow]').length === 1);
    await expectAccessibleEverywhere(element);
  });
});
