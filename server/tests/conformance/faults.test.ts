import { expect, test } from 'vitest';
import { CHECKS } from '../../conformance/checks/all.ts';
import { textsOf, withBackend } from './backend.ts';
import { checkOf, PLANTED_FAULTS } from './faults/all.ts';
import { given } from './faults/fault.ts';

const { check, everything } = withBackend();

/** For a check of all answers: some that make calls of each kind. */
const CALLS = [
  'Token page, unknown link',
  'Redeem Voucher, unknown code',
  'Redeem Voucher, choice of a product',
  'Personal data and personal reports, unknown link',
];
const needs = (name: string) => (/^Answers, (?!not readable)/.test(name) ? [...CALLS, name] : [name]);

test('every check has found a fault', () => {
  const found = new Set(Object.keys(PLANTED_FAULTS).map(checkOf));
  expect(CHECKS.map(({ what }) => what).filter((what) => !found.has(what))).toEqual([]);
});

// A few of each file are enough to see that the kit finds what is planted.
for (const [index, [finding, planted]] of Object.entries(PLANTED_FAULTS).entries())
  test(finding, { tags: index % 12 === 0 ? [] : ['long'] }, async () => {
    const { fault, options, readsMails } = 'fault' in planted ? planted : given({}, planted);
    const all = readsMails ? everything : { sleep: everything.sleep };
    const outcomes = await check({ ...all, ...options, only: needs(checkOf(finding)) }, fault);
    const parts = finding.split('…').map((part) => part.trim().replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    expect(textsOf(outcomes)).toContainEqual(expect.stringMatching(new RegExp(`^${parts.join('.*')}`)));
  });
