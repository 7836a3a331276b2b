import { expect, test } from 'vitest';
import { withSection } from '../../../bench/results.ts';

const DOCUMENT = '# Results\n\nIntroduction.\n\n## Start-up\n\nold\n\n## Scale\n\nkept\n';

test('a section replaces the one with its title and leaves the others', () => {
  expect(withSection(DOCUMENT, 'Start-up', 'new\n')).toBe(DOCUMENT.replace('old', 'new'));
});

test('a new section is added at the end', () => {
  expect(withSection('# Results\n', 'Scale', 'first')).toBe('# Results\n\n## Scale\n\nfirst\n');
});

test('writing the same section twice changes nothing', () => {
  const once = withSection(DOCUMENT, 'Scale', '| a |\n| - |');
  expect(withSection(once, 'Scale', '| a |\n| - |')).toBe(once);
});
