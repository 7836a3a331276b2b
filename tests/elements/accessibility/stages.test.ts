import '../../support/location.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { goToStage, open, repliesFor, STAGES } from '../../support/stages.ts';
import { expectAccessibleAtAllSizes } from '../../support/viewports.ts';

describe('accessibility of the sign-in at every width and in both themes', function () {
  this.timeout(30_000);
  before(loadElements);

  for (const stage of STAGES) {
    it(`the stage: ${stage}`, async () => {
      fakeFetch(repliesFor(stage));
      const element = await open();
      await goToStage(element, stage);
      await expectAccessibleAtAllSizes(element);
    });
  }
});
