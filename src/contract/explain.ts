import type { Failure } from 'superstruct';

interface Node {
  readonly schema?: unknown;
}

/**
 * What is wrong with the data of an answer: `data.survey[].raw is of type string. Expected an array`. It consists of keys
 * of the struct and of types. A value, or a key that the struct does not have (`*`), may be personal data (D17).
 */
export function explain({ path, value, message }: Failure, struct: Node): string {
  let node: Node | undefined = struct;
  const keys = path.map((key) => {
    const schema = node?.schema as (Node & Record<string, Node>) | null | undefined;
    const isItem = typeof key === 'number';
    node = (isItem ? schema : schema?.[key]) ?? undefined;
    return isItem ? '[]' : `.${node ? key : '*'}`;
  });
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `data${keys.join('')} is of type ${type}. ${message}`;
}
