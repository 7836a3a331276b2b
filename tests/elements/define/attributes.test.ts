import { expect } from 'chai';
import { createElement } from 'react';
import { useStore } from 'zustand';
import { defineElement } from '../../../elements/define.ts';
import type { Host } from '../../../src/app/root.tsx';
import { mount } from '../../support/mount.ts';
import { poll } from '../../support/poll.ts';
import { textOf } from '../../support/shadow.ts';

interface Sample extends HTMLElement {
  flag: unknown;
  someText: unknown;
}

/** Shows what the application would be told. */
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

async function shows(element: Element, text: string) {
  await poll(() => textOf(element) === text);
}

describe('the attributes of an element', () => {
  it('are true by being there, whatever a boolean says', async () => {
    await shows(mount('<sample-element flag></sample-element>'), 'flag, the default');
    await shows(mount('<sample-element flag=""></sample-element>'), 'flag, the default');
    await shows(mount('<sample-element flag="false"></sample-element>'), 'flag, the default');
    await shows(mount('<sample-element></sample-element>'), 'no flag, the default');
  });

  it('return to their default when they are removed', async () => {
    const element = mount<Sample>('<sample-element flag some-text="mine"></sample-element>');
    await shows(element, 'flag, mine');
    element.removeAttribute('some-text');
    await shows(element, 'flag, the default');
    element.removeAttribute('flag');
    await shows(element, 'no flag, the default');
    expect(element.flag).to.equal(false);
  });

  it('have a property each, in camel case, that reflects them', async () => {
    const element = mount<Sample>('<sample-element></sample-element>');
    element.flag = true;
    element.someText = 'mine';
    await shows(element, 'flag, mine');
    expect(element.outerHTML).to.equal('<sample-element flag="" some-text="mine"></sample-element>');
    element.flag = false;
    element.someText = null;
    await shows(element, 'no flag, the default');
    expect(element.outerHTML).to.equal('<sample-element></sample-element>');
  });

  it('are read from properties that were set before the element was defined', async () => {
    const parsed = mount<Sample>('<late-element some-text="from the page"></late-element>');
    const made = document.createElement('late-element') as Sample;
    Object.assign(parsed, { flag: true, someText: 'from a script' });
    Object.assign(made, { flag: false, someText: 'made' });
    parsed.after(made);
    defineElement({ ...sample, tag: 'late-element' });
    await shows(parsed, 'flag, from a script');
    await shows(made, 'no flag, made');
    parsed.someText = 'later';
    await shows(parsed, 'flag, later');
  });

  it('never become a function or an object of the page', async () => {
    const element = mount('<sample-element some-text="alert"></sample-element>');
    await shows(element, 'no flag, alert');
  });
});
