import { expect } from 'chai';
import '../../support/address.ts';
import { type Answer, dropped, fakeFetch, ok, raw, silent } from '../../support/fake-fetch.ts';
import { settled } from '../../support/late.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, focused, textOf } from '../../support/shadow.ts';
import { EMAIL, enter, open, untilStage } from '../../support/stages.ts';

const consoleWarn = console.warn;
let warnings: string[] = [];

const DEAD: Record<string, { answer: Answer; warned: boolean }> = {
  silent: { answer: silent, warned: false },
  unreachable: { answer: dropped, warned: true },
  'not-there': { answer: raw(404, '<h1>Not Found</h1>'), warned: true },
  forbidden: { answer: raw(403, ''), warned: true },
  broken: { answer: ok({ version: 7, systempreferences: 'none', members: [] }), warned: true },
};

const isGet = ({ route }: { route: string }) => route.startsWith('GET ');

describe('without the configuration', () => {
  before(loadElements);
  beforeEach(() => {
    warnings = [];
    console.warn = (...values) => warnings.push(values.join(' '));
  });
  afterEach(() => {
    console.warn = consoleWarn;
  });

  for (const [kind, { answer, warned }] of Object.entries(DEAD)) {
    it(`a person signs in all the same: ${kind}`, async () => {
      const { requests } = fakeFetch({
        [`GET /${kind}/*`]: answer,
        [`POST /${kind}/api/v1/login`]: ok({ action: 'password' }),
      });
      const element = await open(`<login-portal routing="memory" api-base="/${kind}"></login-portal>`);
      enter(element, 'Email address', EMAIL);
      await untilStage(element, 'password');
      await poll(() => focused() === field(element, 'Password'));
      expect(textOf(element)).to.not.include('cannot be reached');
      if (warned)
        await poll(() => warnings.some((line) => line.startsWith('The configuration could not be')));
      // Configuration, providers and texts, each once more after a pause: not in the middle of the next test.
      if (kind === 'unreachable') await poll(() => requests.filter(isGet).length === 6);
    });
  }

  it('a person reads no empty footer', async () => {
    const { requests } = fakeFetch({ 'GET /nothing/*': ok() });
    const element = await open('<login-portal routing="memory" api-base="/nothing"></login-portal>');
    await poll(() => requests.filter(isGet).length === 3);
    await settled();
    expect(textOf(element)).to.not.include('Powered by');
  });
});
