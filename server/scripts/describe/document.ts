/* The content of server/docs/api.md. `npm run api` writes the file. */

import { table } from '../../../scripts/describe/table.ts';
import {
  type Answer,
  type Content,
  dataSchema,
  description,
  type Operation,
  operations,
  type Parameter,
  resolve,
  titleOf,
} from './description.ts';
import { fields, kindOf } from './fields.ts';
import { looseAnswers } from './loose-answers.ts';
import { dataOf, otherAnswers } from './other-answers.ts';

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const link = (operation: Operation) => `[\`${titleOf(operation)}\`](#${anchor(titleOf(operation))})`;

/** Longer examples get a block of their own. */
const LONGEST_CELL = 130;

/** Each example with what it leads to. */
function exampleList(
  content: Content | undefined,
  head: string,
  shown: (value: unknown) => unknown = (value) => value,
) {
  const examples = Object.values(content?.examples ?? {}).map(({ summary, value }) => ({
    summary,
    json: JSON.stringify(shown(value)),
  }));
  const rows = examples.filter(({ json }) => json.length <= LONGEST_CELL);
  const blocks = examples.filter((each) => !rows.includes(each));
  return `${table(
    [head, 'meaning'],
    rows.map(({ json, summary }) => [`\`${json}\``, summary]),
  )}${blocks.map(({ summary, json }) => `${summary}\n\n\`\`\`json\n${json}\n\`\`\`\n\n`).join('')}`;
}

const parameterRow = ({ name, description: text, schema }: Parameter) => [
  `\`${name}\``,
  kindOf(schema),
  text ?? '',
];

/** The header has a section of its own. */
const inPath = ({ in: place }: Parameter) => place === 'path';

function success(operation: Operation, { description: text, content }: Answer): string {
  const schema = dataSchema(operation);
  const rows = Object.keys(schema).length > 0 ? fields({ properties: { data: schema } }) : '';
  return `#### Success\n\n${text}\n\n${rows}${exampleList(content, '`data`, for example', dataOf)}`;
}

function section(operation: Operation): string {
  const { operationId, summary, description: text, parameters } = operation;
  if (!text) throw new Error(`${operationId} has no description in api/openapi.yaml.`);
  const same = operations.find((other) => exchange(other) === exchange(operation));
  return `### ${titleOf(operation)}

${summary}

${text.trim()}

${table(['parameter', 'value', 'meaning'], parameters.filter(inPath).map(parameterRow))}${
  same && same !== operation ? sameAs(same) : bodyAndAnswers(operation)
}`;
}

const exchange = ({ body, answers }: Operation) => JSON.stringify([body, answers]);

function sameAs(other: Operation): string {
  const [example] = Object.values(other.body?.examples ?? {});
  const body = example ? `: \`${JSON.stringify(example.value)}\`` : '';
  return `${body ? 'The body and the' : 'The'} answers are those of ${link(other)}${body}.\n\n`;
}

function bodyAndAnswers(operation: Operation): string {
  const { body, answers } = operation;
  const { 200: done } = answers;
  return `${body ? `#### Body\n\n${fields(resolve(body.schema))}${exampleList(body, 'for example')}` : ''}${
    done ? success(operation, done) : ''
  }${otherAnswers(answers)}`;
}

interface Tag {
  readonly name: string;
  readonly description: string;
}

const tags: readonly Tag[] = description.tags;

const group = ({ name, description: text }: Tag) =>
  `## ${name}\n\n${text}\n\n${operations
    .filter((each) => each.tags.includes(name))
    .map(section)
    .join('')}`;

const overview = table(
  ['call', 'what it does'],
  operations.map((operation) => [link(operation), operation.summary]),
);

const text = `# The API

For people who write the server that the elements call.

${description.info.description.trim()}

## All calls

\`npm run api\` writes this page from [api/openapi.yaml](../api/openapi.yaml), an OpenAPI description for tools.
[api/flows.arazzo.yaml](../api/flows.arazzo.yaml) has the sequences of calls of each screen.

${overview}${tags.map(group).join('')}${looseAnswers.trimEnd()}
`;

/** Its links are those of api/openapi.yaml. */
export const apiDocument = text.replaceAll('](../server/docs/', '](').replaceAll('](../', '](../../');
