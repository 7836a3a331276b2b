/* The content of server/docs/api.md. `npm run api` writes the file. */

import {
  type Answer,
  type Content,
  dataSchema,
  description,
  type Operation,
  operations,
  type Parameter,
  resolve,
  type Schema,
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

/** What a server for members with a password needs. */
export const FIRST_CALLS = [
  'fetchConfiguration',
  'fetchSignInWays',
  'probe',
  'signInMember',
  'requestMemberRecovery',
  'checkToken',
  'setMemberPassword',
];

function operationOf(id: string): Operation {
  const found = operations.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(`api/openapi.yaml has no ${id}.`);
  return found;
}

/** Longer examples get a block of their own. */
const LONGEST_LINE = 130;

/** Each example with what it leads to. */
function exampleList(
  content: Content | undefined,
  shown: (value: unknown) => unknown = (value) => value,
): string {
  const examples = Object.values(content?.examples ?? {}).map(({ summary, value }) => ({
    summary,
    json: JSON.stringify(shown(value)),
  }));
  const lines = examples.filter(({ json }) => json.length <= LONGEST_LINE);
  const blocks = examples.filter((each) => !lines.includes(each));
  const list = lines.map(({ json, summary }) => `- \`${json}\`: ${summary}\n`).join('');
  return `${list && `Examples:\n\n${list}\n`}${blocks
    .map(({ summary, json }) => `${summary}\n\n\`\`\`json\n${json}\n\`\`\`\n\n`)
    .join('')}`;
}

/** What a parameter of the path can be, unless its name says it all. */
function parameterLine({ name, description: text, schema }: Parameter): string {
  const meaning = [...(schema.enum ? [`${kindOf(schema)}.`] : []), ...(text ? [text] : [])].join(' ');
  return meaning ? `- \`{${name}}\`: ${meaning}\n` : '';
}

/** The header has a section of its own. */
const inPath = ({ in: place }: Parameter) => place === 'path';

/** What is part of the answer of another call is described there. */
function fieldsOnce(schema: Schema): string {
  const isPart = (other: Operation) =>
    JSON.stringify(resolve(dataSchema(other))).includes(`"${schema.$ref}"`);
  const whole = schema.$ref && operations.find(isPart);
  return whole ? `The fields are those in the answer of ${link(whole)}.\n\n` : fields(schema);
}

function success(operation: Operation, { description: text, content }: Answer): string {
  const schema = dataSchema(operation);
  const isDescribed = Object.keys(schema).length > 0;
  const more = resolve(schema).description?.trim();
  return `**Success:** ${text}${more ? ` ${more}` : ''}\n\n${
    isDescribed ? `${fieldsOnce(schema)}${exampleList(content, dataOf)}` : ''
  }`;
}

function section(operation: Operation): string {
  const { operationId, summary, description: text, parameters } = operation;
  if (!text) throw new Error(`${operationId} has no description in api/openapi.yaml.`);
  const first = operations.find((other) => exchange(other) === exchange(operation));
  const same = first === operation ? undefined : first;
  const lines = parameters.filter(inPath).map(parameterLine).join('');
  return `### ${titleOf(operation)}

${summary}

${same?.description === text ? '' : `${text.trim()}\n\n`}${lines && `${lines}\n`}${
  same ? sameAs(same) : bodyAndAnswers(operation)
}`;
}

const exchange = ({ body, answers }: Operation) => JSON.stringify([body, answers]);

const sameAs = (other: Operation) =>
  `The same ${other.body ? 'body and answers' : 'answers'} as ${link(other)}.\n\n`;

function bodyAndAnswers(operation: Operation): string {
  const { body, answers } = operation;
  const { 200: done } = answers;
  return `${body ? bodyOf(body) : ''}${done ? success(operation, done) : ''}${otherAnswers(answers)}`;
}

/** One field says as much as its example. What a standard describes has no list of fields. */
function bodyOf(body: Content): string {
  const { description: standard } = resolve(body.schema);
  if (standard) return `**Body:** ${standard} ${exampleList(body)}`;
  const list = fields(resolve(body.schema));
  if (!list) return '**Body:** `{}`\n\n';
  const [, only] = /^- (.*)\n\n$/.exec(list) ?? [];
  return only ? `**Body:** ${only}\n\n` : `**Body:**\n\n${list}${exampleList(body)}`;
}

interface Tag {
  readonly name: string;
  readonly description: string;
}

const tags: readonly Tag[] = description.tags;

const within = (tag: string) => operations.filter((each) => each.tags.includes(tag));

const group = ({ name, description: text }: Tag) =>
  `## ${name}\n\n${text}\n\n${within(name).map(section).join('')}`;

const text = `# The API

For people who write the server that the elements call.

${description.info.description.trim()}

## The calls to begin with

${FIRST_CALLS.length} calls are enough to sign in members with a password, and to recover it:

${FIRST_CALLS.map((id) => `- ${link(operationOf(id))}\n`).join('')}
For admins, the three with \`member\` have \`user\` instead. A screen that you do not use needs no call, and \`--without\` of the
[conformance kit](../server/README.md#check-a-server) says so.

## All calls

\`npm run api\` writes this page from [api/openapi.yaml](../api/openapi.yaml), an OpenAPI description for tools.
[api/flows.arazzo.yaml](../api/flows.arazzo.yaml) has the sequences of calls of each screen.

A field with a question mark may be \`null\` or left out. The fields of answers are those of \`data\`. Every call can also be
answered with one of the [usual refusals](#the-envelope).

${tags.map(group).join('')}${looseAnswers.trimEnd()}
`;

/** Its links are those of api/openapi.yaml. */
export const apiDocument = text.replaceAll('](../server/docs/', '](').replaceAll('](../', '](../../');
