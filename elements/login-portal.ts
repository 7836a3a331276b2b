import { createElement } from 'react';
import { Portal } from '../src/app/portal.tsx';
import { COMMON, FORM } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';

/** `<login-portal>`: every screen, and the shell around them. */
export const loginPortal: ElementDefinition = {
  tag: 'login-portal',
  description: 'The whole portal: sign-in, recovery and every other screen, inside its shell.',
  attributes: {
    ...COMMON,
    ...FORM,
    base: { type: 'string', description: 'The path the routes live under.', default: '/login/' },
    routing: {
      type: 'string',
      values: ['auto', 'history', 'memory'],
      description:
        '`history` shows the route in the address bar, `memory` never touches it, `auto` is history where the page lies inside `base`.',
      default: 'auto',
    },
  },
  render: (host) => createElement(Portal, { host }),
};

defineElement(loginPortal);
