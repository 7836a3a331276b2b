import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReport } from '../../../src/captcha/report.ts';
import { failure, success } from '../../../src/kit/result.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the last outcome is read, or the next one if the captcha is at work', async () => {
  const report = createReport();
  const first = report.read();
  report.settle(success('one'));
  expect(await first).toEqual(success('one'));
  expect(await report.read()).toEqual(success('one'));
  report.restart();
  const second = report.read();
  report.settle(failure('unsolved'));
  expect(await second).toEqual(failure('unsolved'));
});

test('a captcha that works for 20 seconds counts as unreachable, and its later token is read', async () => {
  const report = createReport();
  const read = report.read();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await read).toEqual(failure('unreachable'));
  report.settle(success('late'));
  expect(await report.read()).toEqual(success('late'));
});
