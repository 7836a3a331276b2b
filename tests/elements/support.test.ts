import { expect } from 'chai';
import { expectAccessible } from '../support/accessibility.ts';
import { expectProblem } from '../support/element-guard.ts';
import { dropped, fakeFetch, held, inTurn, ok, refused } from '../support/fake-fetch.ts';
import { mount } from '../support/mount.ts';
import { poll } from '../support/poll.ts';
import { textOf } from '../support/shadow.ts';

describe('the guard of element tests', () => {
  it('lets a test expect an error, a rejection and a line on the console', () => {
    expectProblem(/a thrown error/);
    expectProblem(/a forgotten rejection/);
    expectProblem(/a line on the console/);
    queueMicrotask(() => {
      throw new Error('a thrown error');
    });
    void Promise.reject(new Error('a forgotten rejection'));
    console.error('a line on the console');
  });

  it('sees HTML that a strict security policy would not let pass', async () => {
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
  it('answers in turn, and records what was sent', async () => {
    const server = fakeFetch({
      'POST /api/v1/login': inTurn(dropped, refused('no', 401), ok({ action: 'admin' })),
    });
    const send = () => fetch('/api/v1/login', { method: 'POST', body: '{"email":"a@example.org"}' });
    expect(await send().catch((error) => error)).to.be.instanceOf(TypeError);
    expect((await send()).status).to.equal(401);
    expect(await (await send()).json()).to.deep.equal({ status: 'OK', data: { action: 'admin' } });
    expect(server.sent('POST /api/v1/login').map(({ body }) => body)).to.deep.include({
      email: 'a@example.org',
    });
  });

  it('holds an answer back until the test opens it, and lets a caller give up', async () => {
    const slow = held(ok());
    const server = fakeFetch({ 'GET /api/v1/settings/config': slow });
    const abort = new AbortController();
    const given = fetch('/api/v1/settings/config', { signal: abort.signal }).catch((error) => error.name);
    const kept = fetch('/api/v1/settings/config');
    await poll(() => server.requests.length === 2);
    abort.abort();
    expect(await given).to.equal('AbortError');
    slow.open();
    expect((await kept).status).to.equal(200);
  });
});

describe('the text of an element', () => {
  it('is what a person reads through shadow roots and slots', () => {
    const host = mount('<div><span>slotted</span></div>');
    const shadow = host.attachShadow({ mode: 'open' });
    const hidden = document.createElement('p');
    hidden.hidden = true;
    hidden.append('unseen');
    shadow.append('before ', document.createElement('slot'), hidden, ' after');
    expect(textOf(host)).to.equal('before slotted after');
  });
});
