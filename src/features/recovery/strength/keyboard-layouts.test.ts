import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { graphModule } from '../../../../scripts/build/strength-engine.ts';

test('the packed keyboard layouts are those of the library', async () => {
  const code = `data:text/javascript,${encodeURIComponent(graphModule())}`;
  const { default: unpacked } = await import(/* @vite-ignore */ code);
  expect(unpacked).toEqual(adjacencyGraphs);
});
