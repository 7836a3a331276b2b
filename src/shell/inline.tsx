import type { ComponentType, PropsWithChildren } from 'react';
import { useSheet } from '../ui/sheet.ts';
import css from './inline.css?inline';

/** Makes a control as large as its content, for a line of text or a toolbar of the host page. */
export const inline = (Control: ComponentType) =>
  function Inline({ children }: PropsWithChildren) {
    useSheet(css);
    return (
      <>
        <Control />
        {children}
      </>
    );
  };
