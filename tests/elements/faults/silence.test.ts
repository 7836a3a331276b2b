import { expect } from 'chai';
import '../../support/address.ts';
import { CALLS, serve } from '../../support/calls.ts';
import { silent } from '../../support/fake-fetch.ts';
import { UNREACHABLE } from '../../support/faults.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { errorOf, stageOf, untilStage } from '../../support/stages.ts';

const { timeout } = AbortSignal;
let limits: number[] = [];
let patience: number | undefined;

describe('a server that says nothing', () => {
  before(loadElements);
  beforeEach(() => {
    limits = [];
    patience = undefined;
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds);
      return timeout.call(AbortSignal, patience ?? milliseconds);
    };
  });
  afterEach(() => {
    AbortSignal.timeout = timeout;
  });

  for (const [name, call] of Object.entries(CALLS)) {
    it(`${name}: is given up after 20 seconds, nothing is lost, and a retry works`, async () => {
      const sent = serve(call, silent, call.good);
      const element = await call.arrive();
      patience = 50;
      call.send(element);
      const control = call.control(element);
      expect(await poll(() => errorOf(control))).to.equal(UNREACHABLE);
      expect(new Set(limits)).to.deep.equal(new Set([20_000]));
      expect(stageOf(element)).to.equal(call.stage);
      expect((control as HTMLInputElement).value ?? '').to.equal(call.text);
      expect(sent()).to.have.length(1);
      patience = undefined;
      call.again(element);
      await untilStage(element, call.next);
    });
  }
});
