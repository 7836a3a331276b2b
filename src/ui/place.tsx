import type { ReactNode } from 'react';
import { useSheet } from './sheet.ts';
import css from './widget.css?inline';

/** What a form in somebody else's page stands in: it goes by the width it is given. */
export function Place({ children }: { children: ReactNode }) {
  useSheet(css);
  return <div className="widget stack">{children}</div>;
}
