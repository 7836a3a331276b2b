import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counterMachine } from './counter-machine.ts';

const anyStep = fc.oneof(
  fc.record({ act: fc.constant('ask' as const) }),
  fc.record({ act: fc.constant('cancel' as const) }),
  fc.record({ act: fc.constant('answer' as const), which: fc.nat() }),
);

test('for any order of questions, cancellations and answers, only the open question takes an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
      const { machine, requests } = counterMachine();
      let open: string | undefined;
      const expected: string[] = [];

      for (const step of steps) {
        if (step.act === 'ask') {
          open = `question ${requests.length}`;
          machine.send({ type: 'asked', question: open });
        } else if (step.act === 'cancel') {
          open = undefined;
          machine.send({ type: 'cancelled' });
        } else if (requests.length > 0) {
          const request = requests[step.which % requests.length];
          request?.answer(request.question);
          if (open !== undefined && request?.question === open) expected.push(open);
          if (request?.question === open) open = undefined;
          await new Promise((resolve) => setImmediate(resolve));
        }
        const { busy, notes } = machine.store.getState();
        expect(notes).toEqual(expected);
        expect(busy).toBe(open !== undefined);
        const inFlight = requests.filter(({ signal }) => !signal.aborted).map(({ question }) => question);
        expect(inFlight).toEqual(open === undefined ? [] : [open]);
      }
    }),
  );
});
