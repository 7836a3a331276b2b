import { describe, expect, test } from 'vitest';
import { reduceLogin } from '../../../../src/screens/login/login.flow.ts';
import {
  after,
  CODE_TIME,
  chooseMember,
  EMAIL,
  eventsTo,
  failed,
  linkSent,
  probed,
  requestNewLink,
} from './login-events.ts';

const chosen = [...eventsTo.choice, chooseMember, linkSent];

describe('a new link', () => {
  test('is sent by the probe if the probe has sent the first one', () => {
    const { state, command } = after(...eventsTo.membersuccess, requestNewLink);
    expect(command).toEqual({ type: 'probe', email: EMAIL });
    expect(state).toMatchObject({ stage: 'membersuccess', busy: true });
  });

  test('is requested if the person has chosen the member account', () => {
    expect(after(...chosen, requestNewLink).command).toEqual({ type: 'requestLink', email: EMAIL });
  });

  test.each([
    [[...eventsTo.membersuccess, requestNewLink, probed('membersuccess')]],
    [[...chosen, requestNewLink, linkSent]],
  ])('is announced', (events) => {
    expect(after(...events.slice(0, -2)).state).toMatchObject({ sentAt: CODE_TIME, resent: false });
    expect(after(...events).state).toMatchObject({ stage: 'membersuccess', busy: false, resent: true });
  });

  test.each([
    [[...eventsTo.membersuccess, requestNewLink, failed('probed')]],
    [[...chosen, requestNewLink, failed('linkRequested')]],
  ])('that fails leaves the stage, with an error for the whole form', (events) => {
    const { state } = after(...events);
    expect(state).toMatchObject({ stage: 'membersuccess', type: 'member', busy: false });
    expect(state.error?.message).toEqual({ verbatim: 'Not like this.' });
    expect(state.error).not.toHaveProperty('field');
  });

  test('is requested once at a time', () => {
    const { state } = after(...chosen, requestNewLink);
    expect(reduceLogin(state, requestNewLink)).toEqual({ state });
  });
});
