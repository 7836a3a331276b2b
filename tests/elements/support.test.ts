import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { CONFIG, PROBE } from '../support/calls.ts';
import { expectProblem } from '../support/element-guard.ts';
import { deferred, fakeFetch, networkError, ok, refused, sequence } from '../support/fake-fetch.ts';
import { mount } from '../support/mount.ts';
import { textOf } from '../support/shadow.ts';
import { waitFor } from '../support/wait-for.ts';

describe('the guard of element tests', () => {
  it('lets a test expect an error, a rejection and a console line', () => {
    expectProblem(/a thrown error/);
    expectProblem(/a forgotten rejection/);
    expectProblem(/a line on the console/);
    queueMicrotask(() => {
      throw new Error('a thrown error');
    });
    void Promise.reject(new Error('a forgotten rejection'));
    console.error('a line on the console');
  });

  it('reports HTML that violates the content security policy', async () => {
    expectProblem(/require-trusted-types-for/);
    expectProblem(/style-src/);
    document.createElement('p').innerHTML = '<b></b>';
    document.head.appendChild(document.createElement('style')).textContent = 'p {}';
  });

  it('rejects an element that is not accessible', async () => {
    const failure = await expectAccessible(mount('<div><input></div>')).catch(
      (error: Error) => error.message,
    );
    expect(failure).to.match(/Form elements must have labels/);
  });
});

describe('the fake server', () => {
  it('gives a sequence of replies and records the requests', async () => {
    const server = fakeFetch({
      [PROBE]: sequence(networkError, refused('no', 401), ok({ action: 'admin' })),
    });
    const send = () => fetch('/api/v1/login', { method: 'POST', body: '{"email":"a@example.org"}' });
    expect(await send().catch((error) => error)).to.be.instanceOf(TypeError);
    expect((await send()).status).to.equal(401);
    expect(await (await send()).json()).to.deep.equal({ status: 'OK', data: { action: 'admin' } });
    expect(server.sent(PROBE).map(({ body }) => body)).to.deep.include({
      email: 'a@example.org',
    });
  });

  it('defers a reply until the test resolves it, and supports aborted requests', async () => {
    const slow = deferred(ok());
    const server = fakeFetch({ [CONFIG]: slow });
    const abort = new AbortController();
    const given = fetch('/api/v1/settings/config', { signal: abort.signal }).catch((error) => error.name);
    const kept = fetch('/api/v1/settings/config');
    await waitFor(() => server.requests.length === 2);
    abort.abort();
    expect(await given).to.equal('AbortError');
    slow.resolve();
    expect((await kept).status).to.equal(200);
  });
});

describe('textOf', () => {
  it('returns the visible text through shadow roots and slots', () => {
    const host = mount('<div><span>slotted</span></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    const [hidden, invisible] = [document.createElement('p'), document.createElement('p')];
    hidden.hidden = true;
    invisible.style.visibility = 'hidden';
    for (const paragraph of [hidden, invisible]) paragraph.append('unseen');
    shadow.append('before ', document.createElement('slot'), hidden, invisible, ' after');
    expect(textOf(host)).to.equal('before slotted after');
  });
});
