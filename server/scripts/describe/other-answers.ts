/* The answers of a call that are not a success, for server/docs/api.md. */

import { type Answer, description, type Operation } from './description.ts';

/** The refusals that most calls can have. The page describes them once. */
const USUAL = ['Refused', 'Forbidden', 'Blocked', 'TooManyRequests', 'Unavailable'].map(
  (name) => description.components.responses[name].description,
);

const isUsual = ({ description: text }: Answer) => USUAL.includes(text);

/** The data of an example. */
export const dataOf = (value: unknown) => (value as { data: unknown }).data;

/** A line for all answers with the same meaning. The usual ones have none. */
export function otherAnswers({ 200: _, ...answers }: Operation['answers']): string {
  const rest = Object.keys(answers).some((status) => /^4\d/.test(status)) ? 'other 4xx' : '4xx';
  const name = (status: string) => (status === '4XX' ? rest : status.replace('XX', 'xx'));
  const special = Object.entries(answers).filter(([, answer]) => !isUsual(answer));
  const byMeaning = Map.groupBy(special.sort(), ([, { description: text }]) => text);
  const lines = [...byMeaning].map(
    ([text, same]) =>
      `- ${same.map(([status]) => name(status)).join(', ')}: ${text.trim().replace(/\s*\n\s*/g, ' ')}${examples(text, same[0]?.[1])}`,
  );
  return lines.length > 0 ? `**Other answers:**\n\n${lines.join('\n')}\n\n` : '';
}

const examples = (meaning: string, answer?: Answer) =>
  /not shown/i.test(meaning)
    ? ''
    : Object.values(answer?.content?.examples ?? {})
        .map(({ value }) => ` “${dataOf(value)}”`)
        .join(',');
