import { expect } from 'chai';
import { createElement } from 'react';
import { useStore } from 'zustand';
import { defineElement } from '../../../elements/define.ts';
import type { Host } from '../../../src/app/root.tsx';
import { mount } from '../../support/mount.ts';
import { textOf } from '../../support/shadow.ts';
import { waitFor } from '../../support/wait-for.ts';

interface Sample extends HTMLElement {
  flag: unknown;
  someText: unknown;
}

/** Renders the attributes that the application receives. */
function Shown({ host }: { host: Host }) {
  const { flag, 'some-text': text = 'the default' } = useStore(host.attributes);
  return createElement('p', null, `${flag === undefined ? 'no flag' : 'flag'}, ${text}`);
}

const sample = {
  attributes: { flag: 'boolean', 'some-text': 'string' },
  events: [],
  render: (host: Host) => createElement(Shown, { host }),
} as const;

defineElement({ ...sample, tag: 'sample-element' });

async function waitForText(element: Element, text: string) {
  await waitFor(() => textOf(element) === text);
}

describe('the attributes of an element', () => {
  it('are true if a boolean attribute is present, whatever its value', async () => {
    await waitForText(mount('<sample-element flag></sample-element>'), 'flag, the default');
    await waitForText(mount('<sample-element flag=""></sample-element>'), 'flag, the default');
    await waitForText(mount('<sample-element flag="false"></sample-element>'), 'flag, the default');
    await waitForText(mount('<sample-element></sample-element>'), 'no flag, the default');
  });

  it('return to their defaults when they are removed', async () => {
    const element = mount<Sample>('<sample-element flag some-text="mine"></sample-element>');
    await waitForText(element, 'flag, mine');
    element.removeAttribute('some-text');
    await waitForText(element, 'flag, the default');
    element.removeAttribute('flag');
    await waitForText(element, 'no flag, the default');
    expect(element.flag).to.equal(false);
  });

  it('reflect camel-case properties', async () => {
    const element = mount<Sample>('<sample-element></sample-element>');
    element.flag = true;
    element.someText = 'mine';
    await waitForText(element, 'flag, mine');
    expect(element.outerHTML).to.equal('<sample-element flag="" some-text="mine"></sample-element>');
    element.flag = false;
    element.someText = null;
    await waitForText(element, 'no flag, the default');
    expect(element.outerHTML).to.equal('<sample-element></sample-element>');
  });

  it('are read from properties set before the element was defined', async () => {
    const parsed = mount<Sample>('<late-element some-text="from the page"></late-element>');
    const made = document.createElement('late-element') as Sample;
    Object.assign(parsed, { flag: true, someText: 'from a script' });
    Object.assign(made, { flag: false, someText: 'made' });
    parsed.after(made);
    defineElement({ ...sample, tag: 'late-element' });
    await waitForText(parsed, 'flag, from a script');
    await waitForText(made, 'no flag, made');
    parsed.someText = 'later';
    await waitForText(parsed, 'flag, later');
  });

  it('never resolve to a global function', async () => {
    const element = mount('<sample-element some-text="alert"></sample-element>');
    await waitForText(element, 'no flag, alert');
  });
});
