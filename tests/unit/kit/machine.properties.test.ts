import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counterMachine } from './counter-machine.ts';

const step = fc.oneof(
  fc.record({ act: fc.constant('ask' as const) }),
  fc.record({ act: fc.constant('cancel' as const) }),
  fc.record({ act: fc.constant('answer' as const), which: fc.nat() }),
);

test('whatever the order of questions, cancels and answers, only the last open question is ever answered', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { machine, requests } = counterMachine();
      let open: string | undefined;
      const expected: string[] = [];

      for (const taken of steps) {
        if (taken.act === 'ask') {
          open = `question ${requests.length}`;
          machine.send({ type: 'asked', question: open });
        } else if (taken.act === 'cancel') {
          open = undefined;
          machine.send({ type: 'cancelled' });
        } else if (requests.length > 0) {
          const request = requests[taken.which % requests.length];
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
