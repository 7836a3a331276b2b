import type { ComponentType } from 'react';
import { useSheet } from '../ui/sheet.ts';
import css from './inline.css?inline';

/** A control that is as large as its content, in a line of text or a toolbar of the host's page. */
export const inline = (Control: ComponentType) =>
  function Inline() {
    useSheet(css);
    return <Control />;
  };
