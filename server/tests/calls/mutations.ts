/* Variations of a JSON value. */
import { description } from '../../scripts/describe/description.ts';

/** The keys that lead to a value. */
export type Pointer = readonly (string | number)[];

export interface Mutation {
  readonly at: Pointer;
  /** `undefined` removes the value. */
  readonly to: unknown;
}

/** The texts of every enumeration. */
const TEXTS = [...JSON.stringify(description.components.schemas).matchAll(/"enum":(\[.*?\])/g)].flatMap(
  ([, values = '']): unknown[] => JSON.parse(values),
);

const ODD = [
  ...[null, true, false, 0, 1.5, '', ' ', 'odd', '7'],
  ...[[], {}, [null], ['odd'], [7], [{}], { id: 7 }, { odd: 1 }],
];

const REPLACEMENTS = [...new Set([...TEXTS, ...ODD])];

/** Every replacement at every place of a value, and the removal of everything but the value itself. */
export const mutationsOf = (value: unknown): Mutation[] =>
  pointersOf(value).flatMap((at) => [
    ...REPLACEMENTS.map((to) => ({ at, to })),
    ...(at.length > 0 ? [{ at, to: undefined }] : []),
  ]);

function pointersOf(value: unknown, at: Pointer = []): Pointer[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isList = Array.isArray(value);
  return [at, ...children.flatMap(([key, child]) => pointersOf(child, [...at, isList ? Number(key) : key]))];
}

/** The value with a mutation. A mutation of a place that does not exist has no effect. */
export function mutate(value: unknown, { at, to }: Mutation): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  const changed = mutate(copy[key], { at: rest, to });
  if (changed !== undefined) copy[key] = changed;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** `/survey/0/date` as `/survey/[]/date`. */
export const placeOf = (at: Pointer): string =>
  at.map((key) => `/${typeof key === 'number' ? '[]' : key}`).join('');
