import { useState } from 'react';
import { Button } from './button.tsx';
import css from './reference.css?inline';
import { useSheet } from './sheet.ts';
import { useText } from './text.tsx';

/** What a person tells the support, so that a request can be found in the log of the server. */
export function Reference({ reference }: { reference: string }) {
  const t = useText();
  useSheet(css);
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // The clipboard is not available, for example in a frame: the reference can be selected.
      setCopied(false);
    }
  }

  return (
    <span className="reference">
      <span>{t('Reference: {{reference}}', { reference })}</span>
      <Button look="quiet" onClick={copy}>
        {t('Copy')}
      </Button>
      <span aria-live="polite">
        {copied !== undefined && t(copied ? 'Copied' : 'Please select and copy it.')}
      </span>
    </span>
  );
}
