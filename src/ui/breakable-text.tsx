import type { ReactNode } from 'react';

/** Between the parts of an address: behind the `@`, and behind a dot in the midst of a word. */
const JOINT = /(?<=@|\S\.)(?=[\p{L}\p{N}])/u;

/**
 * Text whose e-mail addresses break at their joints where a line is too short for them, not in the midst of a name. It
 * has an element of its own, which is replaced as a whole: a translated page has other text in it.
 */
export function BreakableText({ children }: { children: string }): ReactNode {
  const [first, ...rest] = children.includes('@') ? children.split(JOINT) : [children];
  if (rest.length === 0) return first;
  const others = rest.reduceRight<ReactNode>(
    (after, piece) => (
      <>
        <wbr />
        {piece}
        {after}
      </>
    ),
    null,
  );
  return (
    <span key={children}>
      {first}
      {others}
    </span>
  );
}
