import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GreetingTitle, greeting } from '../../../../src/screens/private-data/greeting.view.tsx';

test.each([
  [undefined, 'Welcome, {{name}}'],
  [3, 'Good evening, {{name}}'],
  [4, 'Good morning, {{name}}'],
  [11, 'Good morning, {{name}}'],
  [12, 'Good afternoon, {{name}}'],
  [17, 'Good afternoon, {{name}}'],
  [18, 'Good evening, {{name}}'],
  [21, 'Good evening, {{name}}'],
  [22, 'Good evening, {{name}}'],
])('at %s h the greeting is "%s"', (hour, text) => {
  expect(greeting(hour)).toBe(text);
});

test('the first render has a general greeting, so that it does not depend on the time', () => {
  const html = renderToStaticMarkup(
    createElement(GreetingTitle, { title: 'Your personal data', name: 'Ada' }),
  );
  expect(html).toMatch(/>Welcome, {{name}}</);
});
