import { expect } from 'chai';
import { createElement } from 'react';
import { defineElement } from '../../../elements/define.ts';
import type { Mounted } from '../../../src/app/element/mounted.ts';
import { useConfig } from '../../../src/app/element/use-config.ts';
import { captureWarnings } from '../../support/console.ts';
import { mount } from '../../support/mount.ts';
import { textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/timing.ts';

interface Sample extends HTMLElement {
  email: unknown;
  campaignId: unknown;
}

/** Renders the attributes that the application receives. */
function Shown({ mounted }: { mounted: Mounted }) {
  const { email, campaignId } = useConfig(mounted);
  return createElement('p', null, `${email || 'no email'}, ${campaignId || 'no campaign'}`);
}

const sample = {
  attributes: ['email', 'campaign-id'],
  events: [],
  render: (mounted: Mounted) => createElement(Shown, { mounted }),
} as const;

defineElement({ ...sample, tag: 'sample-element' });

async function waitForText(element: Element, text: string) {
  await waitFor(() => textOf(element) === text);
}

describe('the attributes of an element', () => {
  const warnings = captureWarnings();

  it('name the attribute that was meant if hyphens are missing', async () => {
    const element = mount<Sample>('<sample-element campaignId="spring" title="Sample"></sample-element>');
    await waitForText(element, 'no email, no campaign');
    expect(warnings).to.deep.equal([
      '<sample-element> has no attribute campaignid. Did you mean campaign-id?',
    ]);
  });

  it('return to their defaults when they are removed', async () => {
    const element = mount<Sample>('<sample-element email="ada" campaign-id="spring"></sample-element>');
    await waitForText(element, 'ada, spring');
    element.removeAttribute('campaign-id');
    await waitForText(element, 'ada, no campaign');
    element.removeAttribute('email');
    await waitForText(element, 'no email, no campaign');
    expect(element.email).to.equal(null);
  });

  it('reflect camel-case properties', async () => {
    const element = mount<Sample>('<sample-element></sample-element>');
    element.email = 'ada';
    element.campaignId = 7;
    await waitForText(element, 'ada, 7');
    expect(element.outerHTML).to.equal('<sample-element email="ada" campaign-id="7"></sample-element>');
    element.email = undefined;
    element.campaignId = null;
    await waitForText(element, 'no email, no campaign');
    expect(element.outerHTML).to.equal('<sample-element></sample-element>');
  });

  it('never resolve to a global function', async () => {
    const element = mount('<sample-element email="alert"></sample-element>');
    await waitForText(element, 'alert, no campaign');
  });
});
