import type { ReactNode } from 'react';

/** After an `@`, and after a dot inside a word. */
const BREAK_POINT = /(?<=@|\S\.)(?=[\p{L}\p{N}])/u;

/**
 * Text in which email addresses wrap after the `@` and after dots, and not inside a name. It is not hyphenated. It is a `<span>`
 * with a `key`, so that React replaces it as a whole: the browser's page translation may have changed the text nodes in it. With
 * the role, VoiceOver reads an address as one text and not in pieces.
 */
export function BreakableText({ children }: { children: string }): ReactNode {
  const [first, ...rest] = children.includes('@') ? children.split(BREAK_POINT) : [children];
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
    // biome-ignore lint/a11y/useValidAriaRole: only WebKit knows this role, and only it needs the role
    <span key={children} className="address" role="text">
      {first}
      {others}
    </span>
  );
}
