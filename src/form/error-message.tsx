import { useContext } from 'react';
import type { Message } from '../i18n/message.ts';
import { AddressText } from '../ui/address-text.tsx';
import { lazily } from '../ui/lazily.tsx';
import { RetryWaitContext } from '../ui/retry-wait.tsx';
import { useText } from '../ui/text.tsx';

const Reference = lazily('reference', () => import('../ui/reference.tsx').then((file) => file.Reference));

/** The text of an error, with the time to wait until that is over, and what helps to find out what has happened. */
export function ErrorMessage({ message }: { message: Message }) {
  const t = useText();
  const isOver = useContext(RetryWaitContext) === 0;
  const { reference, wasLost } = typeof message === 'object' ? message : {};
  return (
    <>
      <span>
        <AddressText>
          {t(isOver && typeof message === 'object' && 'seconds' in message ? message.why : message)}
        </AddressText>
      </span>
      {wasLost && <span> {t('An earlier attempt may have worked, although no answer arrived.')}</span>}
      {reference && <Reference reference={reference} />}
    </>
  );
}
