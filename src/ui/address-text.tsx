import type { ReactNode } from 'react';

/**
 * Text that may contain an email address. It is not hyphenated, because a hyphen would become part of the address, and it is one
 * text node, because screen readers pause between nodes. A long address breaks at any character.
 */
export function AddressText({ children }: { children: string }): ReactNode {
  return children.includes('@') ? <span className="address">{children}</span> : children;
}
