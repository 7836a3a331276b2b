import { expect } from 'chai';
import { loadScript } from '../../support/mount.ts';
import { NEW_LABEL, openPasswordForm } from '../../support/new-password.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';
import { setPasswordWithoutMeter } from './password-without-meter.ts';

describe('a strength meter whose word lists are loading', () => {
  before(() => loadScript('/dist-words-pending/elements/login-portal.js', 'module'));

  it('reserves its space and shows only how to choose a password', async () => {
    const { element } = await openPasswordForm();
    fill(field(element, NEW_LABEL), 'password');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const meter = find(element, '[part=strength]');
    expect(meter.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(textOf(meter)).to.equal('Use several uncommon words.');
  });

  it('does not prevent setting a password', setPasswordWithoutMeter);
});
