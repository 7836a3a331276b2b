import { expect } from 'chai';
import { listenToConsole } from '../../support/console-lines.ts';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { record } from '../../support/host-events.ts';
import { comeBack, openPath, path, TOKEN, untilTitle } from '../../support/links.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { PRIVATE, show } from '../../support/private-data.ts';
import { expectNowhere } from '../../support/public.ts';
import { button, textOf } from '../../support/shadow.ts';
import { untilStage } from '../../support/stages.ts';

/** From `--expose-gc` in the configuration of the test runner. */
const { gc } = globalThis as unknown as { gc(options: { execution: 'async' }): Promise<void> };
const VISITS = 8;
/** React and the engine hold on to what they touched last. */
const LAST_ONES = 2;

const { parse } = JSON;

/** Every reply with a person in it, remembered weakly. */
function watchReplies(): WeakRef<object>[] {
  const replies: WeakRef<object>[] = [];
  JSON.parse = (...parameters) => {
    const value = parse(...parameters);
    if (value?.data?.personal) replies.push(new WeakRef(value.data.personal));
    return value;
  };
  return replies;
}

async function untilForgotten(replies: readonly WeakRef<object>[]) {
  expect(replies).to.have.length(VISITS);
  await poll(async () => {
    await gc({ execution: 'async' });
    return replies.filter((reply) => reply.deref()).length <= LAST_ONES;
  });
}

for (const [name, screen] of Object.entries(PRIVATE)) {
  describe(`${name} that was shown`, () => {
    before(loadElements);
    afterEach(() => {
      JSON.parse = parse;
    });

    it('is seen by the person, and by nobody else', async () => {
      const lines = listenToConsole();
      const events = record(document);
      const element = await show(screen);
      for (const secret of screen.secrets) expect(textOf(element)).to.include(secret);
      expect(JSON.stringify([events, lines, document.cookie, { ...localStorage }, history.state])).to.satisfy(
        (told: string) => [...screen.secrets, TOKEN].every((secret) => !told.includes(secret)),
      );
      expectNowhere([TOKEN], [events, lines]);
    });

    it('is not there any more on a page that comes back from the back/forward cache', async () => {
      const element = await show(screen);
      const { length } = history;
      comeBack();
      await untilTitle(element, screen.requestTitle);
      expect(path()).to.equal(`/login/${screen.request}`);
      expect(history.length).to.equal(length);
      expectNowhere([...screen.secrets, TOKEN], []);
    });

    it('is not there any more after the person left the screen, also not for Back', async () => {
      const element = await show(screen);
      button(element, 'Back to Login').click();
      await untilStage(element, 'start');
      expectNowhere([...screen.secrets, TOKEN], []);
      history.back();
      await untilTitle(element, screen.requestTitle);
      expect(path()).to.equal(`/login/${screen.request}`);
      expectNowhere([...screen.secrets, TOKEN], []);
    });

    it('is not there any more when the element is taken away, and not for the next one', async () => {
      const element = await show(screen);
      element.remove();
      await poll(() => textOf(element) === '');
      expectNowhere([...screen.secrets, TOKEN], []);
      await untilTitle(openPath(screen.path), screen.requestTitle);
    });

    it('is not there without a link, as after a reload', async () => {
      const { requests } = fakeFetch();
      const { length } = history;
      await untilTitle(openPath(screen.path), screen.requestTitle);
      expect(path()).to.equal(`/login/${screen.request}`);
      expect(history.length).to.equal(length);
      expect(requests.filter(({ route }) => route.includes('/members/'))).to.deep.equal([]);
    });

    it('is forgotten by the memory, too: elements that are gone', async () => {
      const replies = watchReplies();
      for (let visit = 0; visit < VISITS; visit++) (await show(screen)).remove();
      await untilForgotten(replies);
    });

    it('is forgotten by the memory, too: screens that were left', async () => {
      const replies = watchReplies();
      for (let visit = 0; visit < VISITS; visit++) {
        const element = await show(screen);
        button(element, 'Back to Login').click();
        await untilStage(element, 'start');
      }
      await untilForgotten(replies);
    });

    it('is forgotten by the memory, too: pages that came back', async () => {
      const replies = watchReplies();
      for (let visit = 0; visit < VISITS; visit++) {
        const element = await show(screen);
        comeBack();
        await untilTitle(element, screen.requestTitle);
      }
      await untilForgotten(replies);
    });
  });
}
