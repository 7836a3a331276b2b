import { expect, test } from 'vitest';
import type { Options } from '../../api/conformance/context.ts';
import { runChecks } from '../../api/conformance/run.ts';
import { captureWarnings } from '../unit/support/console.ts';
import type { TestedServer } from './start.ts';
import { createMember, createVisitor, requestToken } from './visitor.ts';

export function testWithKit(server: () => TestedServer): void {
  test('the conformance kit finds nothing', async () => {
    captureWarnings();
    const { email, pass } = await createMember(server());
    expect(await findings(server(), { email, password: pass })).toEqual([]);
    for (const path of ['/api/v1/members/personaldata', '/api/v1/members/personalreports']) {
      const token = await requestToken(server(), createVisitor(server()), path, { email });
      expect(await findings(server(), { token })).toEqual([]);
    }
  });
}

async function findings({ url }: TestedServer, options: Partial<Options>) {
  const outcomes = await runChecks(new URL(url), { write: true, apiOnly: true, ...options });
  // The machine of the tests may be busy.
  return outcomes.flatMap((each) => (each.what === 'Answers, within 3 seconds' ? [] : each.findings));
}
