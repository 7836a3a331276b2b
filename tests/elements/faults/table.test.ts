import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, READ, serve } from '../../support/calls.ts';
import { FAULTS, WRONG_DATA } from '../../support/faults.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { focused } from '../../support/shadow.ts';
import { errorOf, stageOf, untilStage } from '../../support/stages.ts';
import { keepWarnings } from '../../support/warnings.ts';

describe('an answer that is no good', () => {
  before(loadElements);
  keepWarnings();

  for (const [name, call] of Object.entries(CALLS)) {
    const faults = READ.includes(call.route) ? { ...FAULTS, ...WRONG_DATA } : FAULTS;
    for (const [kind, { answer, words }] of Object.entries(faults)) {
      it(`${name}: ${kind} is said under the field, nothing is lost, and a retry works`, async () => {
        const sent = serve(call, answer, call.good);
        const element = await call.arrive();
        call.send(element);
        const control = call.control(element);
        expect(await poll(() => errorOf(control))).to.equal(words);

        expect(stageOf(element)).to.equal(call.stage);
        expect((control as HTMLInputElement).value ?? '').to.equal(call.text);
        if (control instanceof HTMLInputElement) {
          expect(control.ariaInvalid).to.equal('true');
          await poll(() => focused() === control);
        }
        expect(sent()).to.have.length(1);

        call.again(element);
        await untilStage(element, call.next);
        expect(sent()).to.have.length(2);
        expect(sent().at(-1)?.body).to.deep.equal(call.sent);
      });
    }
  }
});
