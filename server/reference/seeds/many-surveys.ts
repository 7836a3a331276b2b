import type { Report, SurveyEntry } from '../store/members.ts';

const ENTRIES = 1000;
const ENTRIES_PER_REPORT = 25;
const WEEK = 7 * 24 * 3_600_000;
const LAST_ENTRY = Date.parse('2026-02-23T16:40:00Z');
const LANGUAGES = ['pl', 'en', 'de'];
const VARIANTS = ['Standard', 'Short', 'Follow-up', 'Coach'];
const SCALES = ['Drive', 'Care', 'Order', 'Focus', 'Calm', 'Curiosity', 'Trust', 'Humour', 'Pace', 'Resolve'];
const SETTINGS = ['alone', 'in a team', 'under pressure', 'in something new', 'over time'];

/** 1,000 entries of 50 raw values, to test a long page. The values are the same on every call. */
export function manySurveys(): SurveyEntry[] {
  const random = randomNumbers(1000);
  return occasions(ENTRIES, 1).map((occasion) => {
    const raw: Record<string, number> = {};
    for (const scale of SCALES) {
      for (const setting of SETTINGS) raw[`${scale} ${setting}`] = score(random());
    }
    return { ...occasion, raw };
  });
}

export function manyReports(): Report[] {
  return occasions(ENTRIES / ENTRIES_PER_REPORT, ENTRIES_PER_REPORT).map((occasion) => ({
    ...occasion,
    name: 'Strengths at work',
  }));
}

/** Survey dates, newest first, with `step` weeks between them. */
function occasions(count: number, step: number): Omit<SurveyEntry, 'raw'>[] {
  return Array.from({ length: count }, (_, index) => {
    const week = index * step;
    return {
      date: new Date(LAST_ENTRY - week * WEEK).toISOString(),
      reportid: `WRK-${5000 + ENTRIES - week}`,
      language: pick(LANGUAGES, week),
      variant: pick(VARIANTS, week),
    };
  });
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

/** From 0 to 100 with one decimal. */
function score(random: number): number {
  return Math.round(random * 1000) / 10;
}

/** A linear congruential generator with the constants of Numerical Recipes. Returns numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
