import { expect } from 'chai';
import '../../support/address.ts';
import { fakeFetch, ok } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, find, findAll } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  EMAIL,
  enter,
  MEMBER_LOGIN,
  open,
  PASSWORD,
  PROBE,
  RECOVERY,
  type Stage,
  submit,
  USER_LOGIN,
  untilStage,
  walkTo,
} from '../../support/stages.ts';

/** What a password manager reads: every input of the form, by its tokens. */
const tokens = (element: Element) =>
  findAll<HTMLInputElement>(element, 'form input').map(({ autocomplete, type }) => `${autocomplete} ${type}`);

async function at(stage: Stage) {
  const server = fakeFetch({ ...answersFor(stage) });
  const element = await open();
  await walkTo(element, stage);
  return { element, ...server };
}

describe('a password manager', () => {
  before(loadElements);

  for (const [stage, expected] of [
    ['start', ['username email']],
    ['choice', ['username text']],
    ['password', ['username text', 'current-password password']],
    ['memberpassword', ['username text', 'current-password password']],
    ['twofactor', ['username text', 'one-time-code text']],
  ] as const) {
    it(`finds its fields in a real form: ${stage}`, async () => {
      const { element } = await at(stage);
      expect(tokens(element)).to.deep.equal(expected);
      expect(findAll(element, 'form')).to.have.length(1);
    });
  }

  it('finds the address of the recovery form', async () => {
    fakeFetch();
    expect(tokens(await open('<forgot-password></forgot-password>'))).to.deep.equal(['email email']);
  });

  it('reads the user name beside the password, which nobody else meets', async () => {
    const { element } = await at('password');
    const user = find<HTMLInputElement>(element, 'input[autocomplete=username]');
    expect(user).to.include({ value: EMAIL, readOnly: true, tabIndex: -1, type: 'text' });
    expect(user.ariaHidden).to.equal('true');
    expect(user.form).to.equal(field(element, 'Password').form);
    expect(user.getBoundingClientRect()).to.include({ width: 1, height: 1 });
  });

  it('may write without an event: what stands in the form is what is sent', async () => {
    const { sent } = fakeFetch({
      [PROBE]: ok({ action: 'memberpassword' }),
      [MEMBER_LOGIN]: ok({ action: 'challenge' }),
    });
    const element = await open();
    field(element, 'Email address').value = ` ${EMAIL} `;
    submit(element);
    await untilStage(element, 'memberpassword');
    field(element, 'Password').value = PASSWORD;
    submit(element);
    await untilStage(element, 'twofactor');
    field(element, 'Security code').value = CODE;
    submit(element);
    await poll(() => sent(MEMBER_LOGIN).length === 2);
    expect(sent(PROBE)[0]?.body).to.deep.equal({ email: EMAIL });
    expect(sent(MEMBER_LOGIN)[0]?.body).to.deep.equal({ email: EMAIL, pass: PASSWORD, twofactor: '' });
    expect(sent(MEMBER_LOGIN)[1]?.body).to.deep.equal({ email: EMAIL, pass: PASSWORD, twofactor: CODE });
  });

  it('may write a code with a space or a hyphen in it, without an event', async () => {
    const { element, sent } = await at('twofactor');
    field(element, 'Security code').value = '481 516';
    submit(element);
    await poll(() => sent(USER_LOGIN).length === 2);
    expect(sent(USER_LOGIN)[1]?.body).to.include({ twofactor: CODE });
  });

  it('may write the address of the recovery form without an event', async () => {
    const { sent } = fakeFetch({ [RECOVERY]: ok() });
    const element = await open('<forgot-password></forgot-password>');
    field(element, 'Email address').value = EMAIL;
    submit(element);
    await untilStage(element, 'success');
    expect(sent(RECOVERY)[0]?.body).to.deep.equal({ email: EMAIL });
  });

  it('may have a password with spaces around it, which is sent as it is', async () => {
    const { sent } = fakeFetch({ ...answersFor('password'), [USER_LOGIN]: ok({ action: 'challenge' }) });
    const element = await open();
    await walkTo(element, 'password');
    enter(element, 'Password', '  spaces  ');
    await untilStage(element, 'twofactor');
    expect(sent(USER_LOGIN)[0]?.body).to.include({ pass: '  spaces  ' });
  });
});
