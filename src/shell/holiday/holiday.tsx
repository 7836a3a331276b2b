import { useState } from 'react';
import { useMedia } from '../../ui/media.ts';
import { usePromise } from '../../ui/use-promise.ts';
import type { AnimationProps } from './animation.tsx';
import { useToday } from './calendar.ts';
import { holiday } from './dates.ts';

/** The person wants no motion, or no other colours than their own (D31). */
const CALM = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** The effect of a holiday. It is loaded only on such a day, when the screen is `usable` and the browser is idle. */
export function Holiday({ usable }: { usable: boolean }) {
  const kind = useToday(holiday);
  const calm = useMedia(CALM);
  const [stopped, setStopped] = useState(false);
  if (!usable || !kind || calm) return null;
  return <LateAnimation kind={kind} stopped={stopped} toggle={() => setStopped(!stopped)} />;
}

function LateAnimation(props: AnimationProps) {
  const Animation = usePromise(loadAnimation);
  return Animation ? <Animation {...props} /> : null;
}

/** `undefined` if the code does not load: the effect is only decoration. */
const loadAnimation = () =>
  whenIdle()
    .then(() => import('./animation.tsx'))
    .then(
      ({ Animation }) => Animation,
      () => undefined,
    );

/** Safari has no `requestIdleCallback`. */
const whenIdle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
