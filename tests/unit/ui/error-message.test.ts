import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorMessage } from '../../../src/form/error-message.tsx';
import { RetryWaitContext } from '../../../src/ui/retry-wait.tsx';
import { TextContext } from '../../../src/ui/text.tsx';

const message = { why: 'Too many attempts.', seconds: 30 } as const;
const translate = (text: unknown) =>
  typeof text === 'string' ? text : 'Too many attempts. Please try again in 30 seconds.';

test.each([
  [30, 'Too many attempts. Please try again in 30 seconds.'],
  [1, 'Too many attempts. Please try again in 30 seconds.'],
  [0, 'Too many attempts.'],
])('with %i seconds left, an error that says to wait is: %s', (seconds, expected) => {
  const error = createElement(ErrorMessage, { message });
  const waiting = createElement(RetryWaitContext, { value: seconds }, error);
  const html = renderToStaticMarkup(createElement(TextContext, { value: translate }, waiting));
  expect(html.replace(/<[^>]*>/g, '')).toBe(expected);
});
