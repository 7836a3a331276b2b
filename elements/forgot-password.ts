import { createElement } from 'react';
import { ForgotPassword } from '../src/app/forgot-password.tsx';
import { COMMON, FORM } from './attributes.ts';
import { defineElement, type ElementDefinition } from './define.ts';

/** `<forgot-password>`: asks for an address and mails a link to set a new password. */
export const forgotPassword: ElementDefinition = {
  tag: 'forgot-password',
  description: 'Asks for an e-mail address and has a link mailed that sets a new password.',
  attributes: { ...COMMON, ...FORM },
  render: (host) => createElement(ForgotPassword, { host }),
};

defineElement(forgotPassword);
