/** A text or the value of an attribute, in the order of the HTML. */
type Piece = readonly [attribute: string, text: string];

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

const decode = (html: string) => html.replace(/&([#\w]+);/g, (entity, name) => ENTITIES[name] ?? entity);

function pieces(html: string): Piece[] {
  return [...html.matchAll(/ ([\w-]+)="([^"]*)"|>([^<]+)/g)].map(([, attribute = '', value, text = '']) => [
    attribute,
    decode(value ?? text),
  ]);
}

/** Adds what differs between two renders of the same elements to a table. Throws if the table would be ambiguous. */
export function addDifferences(
  table: Map<string, string>,
  from: string,
  to: string,
  isIgnored: (attribute: string) => boolean,
): void {
  const [before, after] = [pieces(from), pieces(to)];
  if (before.length !== after.length) throw new Error(`The elements differ:\n${from}\n${to}`);
  for (const [index, [attribute, text]] of before.entries()) {
    const [, other = ''] = after[index] ?? [];
    if (isIgnored(attribute)) continue;
    if ((table.get(text) ?? other) !== other) throw new Error(`"${text}" becomes two different texts.`);
    table.set(text, other);
  }
}
