import { expect } from 'chai';
import { captureWarnings } from '../../support/console.ts';
import '../../support/loaded.ts';
import { field } from '../../support/shadow.ts';
import { open } from '../../support/stages.ts';
import { waitFor } from '../../support/timing.ts';

/** attributes/late-values.test.ts has what a change, and the removal of an attribute, leads to. */
describe('the attributes of an element', () => {
  const warnings = captureWarnings();

  it('name the attribute that was meant if hyphens are missing', async () => {
    await open('<forgot-password loginUrl="/sign-in/" title="Sample"></forgot-password>');
    await waitFor(() => warnings.length > 0);
    expect(warnings).to.deep.equal(['<forgot-password> has no attribute loginurl. Did you mean login-url?']);
  });

  it('reflect camel-case properties', () => {
    const element = document.createElement('self-register');
    Object.assign(element, { email: 'ada', campaignId: 7 });
    expect(element.outerHTML).to.equal('<self-register email="ada" campaign-id="7"></self-register>');
    Object.assign(element, { email: undefined, campaignId: null });
    expect(element.outerHTML).to.equal('<self-register></self-register>');
    expect(Reflect.get(element, 'email')).to.equal(null);
  });

  it('never resolve to a global function', async () => {
    const element = await open('<forgot-password email="alert"></forgot-password>');
    await waitFor(() => field(element, 'Email address').value === 'alert');
  });
});
