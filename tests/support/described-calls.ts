/* Compares requests and answers with api/openapi.yaml. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  type Answer,
  type Operation,
  operations,
  type Parameter,
  resolve,
  type Schema,
  selfContained,
} from '../../server/scripts/describe/description.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
const validators = new Map<Schema, ValidateFunction>();

/** What is wrong with a value, as `/data/action must be equal to one of the allowed values`. */
export function violationsOf(schema: Schema, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(selfContained(schema));
  validators.set(schema, validate);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`.trim());
}

interface Match {
  readonly operation: Operation;
  /** The parameters of the path, encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** The operation that describes a call. */
export function findOperation(method: string, path: string): Match | undefined {
  for (const operation of operations) {
    const found = pattern(operation.path).exec(path);
    if (operation.method === method && found) return { operation, parameters: found.groups ?? {} };
  }
  return undefined;
}

const pattern = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The answer for a status: `403`, else `4XX`. */
export const answerFor = ({ answers }: Operation, status: number): Answer | undefined =>
  answers[status] ?? answers[`${Math.floor(status / 100)}XX`];

/** What the description does not allow in the request. */
export function requestViolations(
  { operation, parameters }: Match,
  headers: Headers,
  body: unknown,
): string[] {
  return [
    ...operation.parameters.flatMap((parameter) => parameterViolations(parameter, parameters, headers)),
    ...(operation.body ? violationsOf(operation.body.schema, body) : []),
    ...fieldsWithoutDescription(operation, body),
  ];
}

/** The fields of a body that are not described. A server may ignore them, but the portal must not rely on them. */
function fieldsWithoutDescription({ body: described }: Operation, body: unknown): string[] {
  const { properties = {} } = described ? (resolve(described.schema) as Schema) : {};
  return Object.keys(body ?? {})
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => `/${name} is not described`);
}

function parameterViolations(
  { name, in: place, required, schema }: Parameter,
  parameters: Match['parameters'],
  headers: Headers,
): string[] {
  const value = place === 'header' ? headers.get(name) : decodeURIComponent(parameters[name] ?? '');
  if (value === null) return required ? [`${name} is missing`] : [];
  return violationsOf(schema, value).map((violation) => `${name} ${violation}`);
}

/** What the description does not allow in the answer. */
export function answerViolations(
  operation: Operation,
  status: number,
  headers: Headers,
  body: unknown,
): string[] {
  const answer = answerFor(operation, status);
  if (!answer) return [`the status ${status} is not described`];
  const fromHeaders = Object.entries(answer.headers).flatMap(([name, { required, schema }]) => {
    const value = headers.get(name);
    if (value === null) return required ? [`the header ${name} is missing`] : [];
    return violationsOf(schema, value).map((violation) => `the header ${name} ${violation}`);
  });
  return [...fromHeaders, ...(answer.content ? violationsOf(answer.content.schema, body) : [])];
}
