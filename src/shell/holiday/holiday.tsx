import { useState } from 'react';
import { lazily } from '../../ui/lazily.tsx';
import { useMedia } from '../../ui/media.ts';
import { useCurrentDate } from '../../ui/use-current-date.ts';
import { holiday } from './dates.ts';

/** The person prefers reduced motion or uses their own colours (D31). */
const NO_ANIMATION = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** Safari has no `requestIdleCallback`. */
const whenIdle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

const Animation = lazily('holiday', () =>
  whenIdle()
    .then(() => import('./animation.tsx'))
    .then((file) => file.Animation),
);

/** The effect of the current holiday. Its code loads on a holiday only, when the screen is `usable` and the browser is idle. */
export function Holiday({ usable }: { usable: boolean }) {
  const kind = useCurrentDate(holiday);
  const disabled = useMedia(NO_ANIMATION);
  const [stopped, setStopped] = useState<boolean>();
  if (!usable || !kind || disabled) return null;
  return <Animation kind={kind} chosen={stopped} choose={setStopped} />;
}
