import { median, quantile } from '../statistics.ts';
import { markdownTable } from '../table.ts';
import type { Round } from './rounds.ts';
import type { Figures } from './visit.ts';

/**
 * A figure of a row divided by a figure of the baseline in each round: by its longest task, or else by its time to the first usable
 * field.
 */
export function ratios(
  rounds: readonly Round[],
  row: string,
  figure: keyof Figures,
  baseline: string,
): number[] {
  return rounds.map((round) => {
    const divisor = figure === 'longest' ? 'longest' : 'usable';
    const [own, floor] = [round.get(row)?.[figure], round.get(baseline)?.[divisor]];
    return (own ?? Number.NaN) / (floor ?? Number.NaN);
  });
}

const HEAD = [
  'page',
  'usable ÷ React form',
  'ready ÷ React form',
  'longest task ÷ React form',
  'usable (ms)',
  'first paint (ms)',
  'script (ms)',
  'hydration (ms)',
  'longest task (ms)',
  'transferred (kB)',
  'requests',
  'layout shift',
];

/** A table with one line per row: ratios with their quartiles, and the medians of the figures. */
export function startUpTable(names: readonly string[], rounds: readonly Round[], baseline: string): string {
  return markdownTable(
    HEAD,
    names.map((name) => {
      const typical = (figure: keyof Figures) =>
        median(rounds.map((round) => round.get(name)?.[figure] ?? Number.NaN));
      const milliseconds = (figure: keyof Figures) => text(typical(figure), 0);
      return [
        name,
        withQuartiles(ratios(rounds, name, 'usable', baseline)),
        withQuartiles(ratios(rounds, name, 'ready', baseline)),
        withQuartiles(ratios(rounds, name, 'longest', baseline)),
        milliseconds('usable'),
        milliseconds('painted'),
        milliseconds('script'),
        milliseconds('hydration'),
        milliseconds('longest'),
        text(typical('bytes') / 1000, 1),
        text(typical('requests'), 0),
        text(typical('shift'), 3),
      ];
    }),
  );
}

function withQuartiles(values: readonly number[]): string {
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((share) => text(quantile(values, share), 2));
  return middle === '' ? '' : `${middle} (${lower}–${upper})`;
}

/** Empty if the page has no such figure. */
const text = (value: number, digits: number): string => (Number.isNaN(value) ? '' : value.toFixed(digits));
