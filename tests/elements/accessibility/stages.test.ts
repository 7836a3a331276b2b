import '../../support/address.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { answersFor, open, STAGES, walkTo } from '../../support/stages.ts';
import { expectAccessibleEverywhere } from '../../support/widths.ts';

describe('at 320 px and at 1280 px, light and dark', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const stage of STAGES) {
    it(`everybody can use the stage: ${stage}`, async () => {
      fakeFetch(answersFor(stage));
      const element = await open();
      await walkTo(element, stage);
      await expectAccessibleEverywhere(element);
    });
  }
});
