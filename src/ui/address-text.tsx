import type { ReactNode } from 'react';

/** A longer address may not fit into a line of a phone. */
const ONE_LINE = 22;

/**
 * Text that may contain an email address. It is not hyphenated, because a hyphen would become part of the address. A long address
 * breaks before its @, and only then at any character. Other texts are one node, because screen readers pause between nodes.
 */
export function AddressText({ children }: { children: string }): ReactNode {
  const at = children.indexOf('@');
  if (at < 0) return children;
  const breaks = children.length > ONE_LINE && !children.includes(' ');
  return (
    <span className="address">
      {breaks ? children.slice(0, at) : children}
      {breaks && <wbr />}
      {breaks && children.slice(at)}
    </span>
  );
}
