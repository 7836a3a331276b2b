/* The content of docs/api.md. `npm run api` writes the file. */
import {
  type Answer,
  type Content,
  dataSchema,
  description,
  type Operation,
  operations,
  type Parameter,
  resolve,
} from './description.ts';
import { fields, kindOf } from './fields.ts';
import { table } from './table.ts';

const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

const title = ({ method, path }: Operation) => `${method} ${path}`;

const link = (operation: Operation) => `[\`${title(operation)}\`](#${anchor(title(operation))})`;

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

const dataOf = (value: unknown) => (value as { data: unknown }).data;

const parameterRow = ({ name, in: place, required, description: text, schema }: Parameter) => [
  `\`${name}\``,
  place,
  kindOf(schema),
  required ? 'yes' : '',
  text ?? '',
];

function success(operation: Operation, { description: text, content }: Answer): string {
  const schema = dataSchema(operation);
  const rows = Object.keys(schema).length > 0 ? fields({ properties: { data: schema } }) : '';
  return `#### Success\n\n${text}\n\n${rows}${exampleList(content, '`data`, for example', dataOf)}`;
}

const refusalRow = ([status, { description: text, content }]: readonly [string, Answer]) => [
  status.replace('4XX', 'other 4xx').replace('XX', 'xx'),
  text,
  Object.values(content?.examples ?? {})
    .map(({ value }) => `“${dataOf(value)}”`)
    .join(', '),
];

function section(operation: Operation): string {
  const { summary, description: text, parameters } = operation;
  const same = operations.find((other) => exchange(other) === exchange(operation));
  return `### ${title(operation)}

${summary}

${text.trim()}

${table(['parameter', 'in', 'value', 'required', 'meaning'], parameters.map(parameterRow))}${
  same && same !== operation
    ? `The body and the answers are those of ${link(same)}.\n\n`
    : bodyAndAnswers(operation)
}`;
}

const exchange = ({ body, answers }: Operation) => JSON.stringify([body, answers]);

function bodyAndAnswers(operation: Operation): string {
  const { body, answers } = operation;
  const { 200: done, ...others } = answers;
  return `${body ? `#### Body\n\n${fields(resolve(body.schema))}${exampleList(body, 'for example')}` : ''}${
    done ? success(operation, done) : ''
  }#### Other answers\n\n${table(['status', 'meaning', '`data`, for example'], Object.entries(others).map(refusalRow))}`;
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

export const apiDocument = `# The API

For people who write the server that the elements call.

${description.info.description.trim()}

\`npm run api\` writes this page from [api/openapi.yaml](../api/openapi.yaml), an OpenAPI description for tools.
[api/flows.arazzo.yaml](../api/flows.arazzo.yaml) has the sequences of calls of each screen.

## All calls

${overview}${tags.map(group).join('').trimEnd()}
`;
