import { useState } from 'react';
import type { ReportFile } from '../../ui/file-report.ts';
import { useMedia } from '../../ui/media.ts';
import { useCurrentDate } from '../../ui/use-current-date.ts';
import { usePromise } from '../../ui/use-promise.ts';
import type { AnimationProps } from './animation.tsx';
import { holiday } from './dates.ts';

/** The person prefers reduced motion or uses their own colours (D31). */
const NO_ANIMATION = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** The effect of the current holiday. Its code loads on a holiday only, when the screen is `usable` and the browser is idle. */
export function Holiday({ usable }: { usable: boolean }) {
  const kind = useCurrentDate(holiday);
  const disabled = useMedia(NO_ANIMATION);
  const [stopped, setStopped] = useState(false);
  if (!usable || !kind || disabled) return null;
  return <LazyAnimation kind={kind} stopped={stopped} toggle={() => setStopped(!stopped)} />;
}

function LazyAnimation(props: AnimationProps) {
  const Animation = usePromise(loadAnimation);
  return Animation ? <Animation {...props} /> : null;
}

/** `undefined` if the code does not load, because the effect is only decoration. */
const loadAnimation = (reportFile: ReportFile) =>
  whenIdle()
    .then(() => import('./animation.tsx'))
    .then(
      ({ Animation }) => Animation,
      () => reportFile('holiday'),
    );

/** Safari has no `requestIdleCallback`. */
const whenIdle = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
