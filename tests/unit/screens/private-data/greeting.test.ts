import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Greeting, greeting } from '../../../../src/screens/private-data/greeting.view.tsx';

test.each([
  [undefined, 'Welcome, {{name}}'],
  [3, 'Good night, {{name}}'],
  [4, 'Good morning, {{name}}'],
  [11, 'Good morning, {{name}}'],
  [12, 'Good afternoon, {{name}}'],
  [17, 'Good afternoon, {{name}}'],
  [18, 'Good evening, {{name}}'],
  [21, 'Good evening, {{name}}'],
  [22, 'Good night, {{name}}'],
])('at %s h the greeting is "%s"', (hour, text) => {
  expect(greeting(hour)).toBe(text);
});

test('before the first effect has run the greeting is general, whatever the hour (D33)', () => {
  const html = renderToStaticMarkup(createElement(Greeting, { name: 'Ada', nameless: 'Your personal data' }));
  expect(html).toMatch(/>Welcome, {{name}}</);
});
