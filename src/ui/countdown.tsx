import { useContext } from 'react';
import { relativeTime } from '../i18n/relative-time.ts';
import { LocaleContext, useText } from './text.tsx';

/** "30 s", and "2 min" from one minute on, as the message beside it says. */
const remaining = (seconds: number): string =>
  seconds < 60 ? `${seconds}\u00a0s` : `${Math.ceil(seconds / 60)}\u00a0min`;

/** The time until a button works again. Its place stays when the time is over, so that the text next to it does not move. */
export const Countdown = ({ seconds }: { seconds: number }) => (
  <span className="countdown" aria-hidden="true">
    {seconds > 0 && ` (${remaining(seconds)})`}
  </span>
);

/** Describes the button. In steps, because some screen readers announce each change. */
export function Availability({ id, seconds }: { id: string; seconds: number }) {
  const t = useText();
  const when = relativeTime(useContext(LocaleContext), Math.ceil(seconds / 10) * 10);
  return (
    <span id={id} hidden>
      {t('Available {{when}}', { when })}
    </span>
  );
}
