/* The answers of a call that are not a success, for server/docs/api.md. */

import { table } from '../../../scripts/describe/table.ts';
import { type Answer, description, type Operation } from './description.ts';

/** The refusals that most calls can have. The page describes them once. */
const USUAL = ['Refused', 'Forbidden', 'TooManyRequests', 'Unavailable'].map(
  (name) => description.components.responses[name].description,
);

const isUsual = ({ description: text }: Answer) => USUAL.includes(text);

/** The data of an example. */
export const dataOf = (value: unknown) => (value as { data: unknown }).data;

/** A row for all answers with the same meaning, and a line for the usual ones. */
export function otherAnswers({ 200: _, ...answers }: Operation['answers']): string {
  const rest = Object.keys(answers).some((status) => /^4\d/.test(status)) ? 'other 4xx' : '4xx';
  const name = (status: string) => (status === '4XX' ? rest : status.replace('XX', 'xx'));
  const special = Object.entries(answers).filter(([, answer]) => !isUsual(answer));
  const byMeaning = Map.groupBy(special.sort(), ([, { description: text }]) => text);
  const rows = [...byMeaning].map(([text, same]) => [
    same.map(([status]) => name(status)).join(', '),
    text,
    examples(same[0]?.[1]),
  ]);
  const start = special.length > 0 ? 'Others are the' : 'The';
  const usual = Object.values(answers).some(isUsual) ? `${start} [usual refusals](#the-envelope).\n\n` : '';
  return `#### Other answers\n\n${table(['status', 'meaning', '`data`, for example'], rows)}${usual}`;
}

const examples = (answer?: Answer) =>
  Object.values(answer?.content?.examples ?? {})
    .map(({ value }) => `“${dataOf(value)}”`)
    .join(', ');
