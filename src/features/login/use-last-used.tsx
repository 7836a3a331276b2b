import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useText } from '../../ui/text.tsx';
import { readProvider, writeProvider } from './last-provider.ts';
import type { SsoProvider } from './sso-providers.ts';

export interface MarkedProvider extends SsoProvider {
  /** Follows the text of the button. */
  badge?: ReactNode;
}

interface LastUsed {
  /** The one that this browser used last comes first, so that it is never folded, and has a mark. */
  providers: readonly MarkedProvider[];
  /** A button that removes the mark. */
  forgetting: ReactNode;
}

export function useLastUsed(providers: readonly SsoProvider[]): LastUsed {
  const t = useText();
  const line = useRef<HTMLParagraphElement>(null);
  const [lastUsed] = useState(() => readProvider('localStorage'));
  const [forgotten, setForgotten] = useState(false);
  const last = providers.find(({ name }) => name === lastUsed);
  if (!last) return { providers, forgetting: undefined };

  function forget() {
    writeProvider('localStorage', undefined);
    setForgotten(true);
    // This button disappears.
    line.current?.parentElement?.querySelector('.badge')?.closest('button')?.focus();
  }

  const badge = !forgotten && <span className="badge">{t('Last used')}</span>;
  return {
    providers: [{ ...last, badge }, ...providers.filter((each) => each !== last)],
    forgetting: (
      <p className="forget" ref={line}>
        {!forgotten && (
          <Button look="quiet" onClick={forget}>
            {t("Don't remember my choice")}
          </Button>
        )}
        <span aria-live="polite">{forgotten && t('This browser has forgotten it.')}</span>
      </p>
    ),
  };
}
