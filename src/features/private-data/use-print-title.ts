import { useLayoutEffect } from 'react';
import { documentMember, setDocumentMember } from '../../browser/document.ts';
import { useServices } from '../../services/services.ts';
import { usePrinting } from './use-printing.ts';

/** While a page of the portal's own is printed, it has a title that names the document. A PDF has it, and a file name made of it. */
export function usePrintTitle(title: string): void {
  const { ownsAddress } = useServices();
  const printing = usePrinting();
  useLayoutEffect(() => {
    if (!printing || !ownsAddress()) return;
    const former = documentMember('title');
    setDocumentMember('title', title);
    return () => setDocumentMember('title', former);
  }, [printing, ownsAddress, title]);
}
