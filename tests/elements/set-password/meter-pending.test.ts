import { expect } from 'chai';
import { loadScript } from '../../support/mount.ts';
import { NEW, openForm } from '../../support/new-password.ts';
import { setPasswordWithoutMeter } from '../../support/no-meter.ts';
import { field, fill, find, textOf } from '../../support/shadow.ts';

describe('a strength meter whose words are still on their way', () => {
  before(() => loadScript('/dist-words-pending/elements/login-portal.js', 'module'));

  it('keeps its place and says nothing', async () => {
    const { element } = await openForm();
    fill(field(element, NEW), 'password');
    await new Promise((resolve) => setTimeout(resolve, 200));
    const meter = find(element, '[part=strength]');
    expect(meter.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(textOf(meter)).to.equal('');
  });

  it('stands in nobody’s way', setPasswordWithoutMeter);
});
