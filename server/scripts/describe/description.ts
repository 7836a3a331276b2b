/* The calls as api/openapi.yaml describes them. References are resolved, except those in schemas. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly description?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** What the portal does if the field is missing or not understood. */
  readonly 'x-missing'?: string;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export interface Content {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Answer {
  readonly description: string;
  readonly headers: Readonly<Record<string, { required?: boolean; description: string; schema: Schema }>>;
  readonly content: Content | undefined;
}

export interface Operation {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Such as `/api/v1/token/{token}`. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly body: Content | undefined;
  /** By status: `200`, `403`, `4XX`. */
  readonly answers: Readonly<Record<string, Answer>>;
}

const text = readFileSync(join(import.meta.dirname, '../../../api/openapi.yaml'), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: `redocly lint` checks the structure of the document.
type Json = any;

export const description: Json = parse(text);

export const operations: readonly Operation[] = Object.entries<Json>(description.paths).flatMap(
  ([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      parameters: (operation.parameters ?? []).map(resolve),
      body: contentOf(resolve(operation.requestBody)),
      answers: mapValues(operation.responses, answerOf),
    })),
);

/** Everything but single sign-on, whose address the browser opens. */
export const calls = operations.filter(({ answers }) => '200' in answers);

/** The heading of its section in server/docs/api.md. */
export const titleOf = ({ method, path }: Operation) => `${method} ${path}`;

/** The schema with everything that it refers to, for a validator. */
export const selfContained = (schema: Schema): object => ({ ...schema, components: description.components });

/** The schema of `data` in a success. */
export function dataSchema({ answers }: Operation): Schema {
  const { allOf = [] } = answers['200']?.content?.schema ?? {};
  return allOf.find(({ properties }) => properties?.data)?.properties?.data ?? {};
}

/** Follows a reference of the document. */
export function resolve(node: Json): Json {
  if (!node?.$ref) return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce((parent: Json, key: string) => parent?.[key], description);
  if (!found) throw new Error(`api/openapi.yaml has no ${node.$ref}.`);
  return resolve(found);
}

function answerOf(node: Json): Answer {
  const { description, headers, ...answer } = resolve(node);
  return { description, headers: mapValues(headers, resolve), content: contentOf(answer) };
}

function contentOf(node: Json): Content | undefined {
  const content = node?.content?.['application/json'];
  return content && { schema: content.schema, examples: mapValues(content.examples, resolve) };
}

function mapValues<T>(
  record: Record<string, Json> | undefined,
  change: (value: Json) => T,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [key, change(value)]));
}
