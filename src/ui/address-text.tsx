import type { ReactNode } from 'react';
import { loadIdn } from '../kit/load-idn.ts';
import { usePromise } from './use-promise.ts';

/** A longer address may not fit into a line of a phone. */
const ONE_LINE = 22;

const LONG_WORD = /\S{25}/;

/** Text that may contain an email address or a long word. A domain of another script is shown in that script (D94). */
export const AddressText = ({ children }: { children: string }): ReactNode =>
  /xn--/i.test(children) ? <Decoded>{children}</Decoded> : <Unhyphenated>{children}</Unhyphenated>;

function Decoded({ children }: { children: string }) {
  const idn = usePromise(loadIdn);
  return <Unhyphenated>{idn?.decodeDomains(children) ?? children}</Unhyphenated>;
}

/**
 * An address is not hyphenated, because a hyphen would become part of it. A long one breaks before its @, and only then at any
 * character. A long word can be broken even in a table. Other texts are one node, because screen readers pause between nodes.
 */
function Unhyphenated({ children }: { children: string }): ReactNode {
  const at = children.indexOf('@');
  if (at < 0) return LONG_WORD.test(children) ? <span className="long-word">{children}</span> : children;
  const breaks = children.length > ONE_LINE && !children.includes(' ');
  return (
    <span className="address">
      {breaks ? children.slice(0, at) : children}
      {breaks && <wbr />}
      {breaks && children.slice(at)}
    </span>
  );
}
