import { expect } from 'chai';
import { fakeFetch } from '../../support/fake-fetch.ts';
import { loadElements } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { field, fill } from '../../support/shadow.ts';
import {
  answersFor,
  CODE,
  errorOf,
  open,
  PASSWORD,
  submit,
  USER_LOGIN,
  walkTo,
} from '../../support/stages.ts';

async function atTheCode() {
  const { sent } = fakeFetch(answersFor('twofactor'));
  const element = await open();
  await walkTo(element, 'twofactor');
  return { element, input: field(element, 'Security code'), sent: () => sent(USER_LOGIN).slice(1) };
}

describe('the field of the security code', () => {
  before(loadElements);

  for (const text of ['481516', ' 481 516 ', '481-516', 'Code: 481516.', '48151623']) {
    it(`makes six digits of what is typed or pasted: "${text}"`, async () => {
      const { input } = await atTheCode();
      fill(input, text);
      expect(input.value).to.equal(CODE);
      expect(input.inputMode).to.equal('numeric');
    });
  }

  for (const text of ['', '48151', 'abcdef']) {
    it(`asks for six digits before anything is sent: "${text}"`, async () => {
      const { element, input, sent } = await atTheCode();
      input.value = text;
      submit(element);
      expect(await poll(() => errorOf(input))).to.equal('Please enter the 6 digits of the code');
      expect(sent()).to.have.length(0);
    });
  }

  it('keeps the password for the second request, in memory only', async () => {
    const { element, input, sent } = await atTheCode();
    fill(input, CODE);
    submit(element);
    await poll(() => sent().length === 1);
    expect(sent()[0]?.body).to.include({ pass: PASSWORD, twofactor: CODE });
  });
});
