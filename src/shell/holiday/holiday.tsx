import { type ComponentType, useEffect, useState } from 'react';
import { useMedia } from '../../ui/media.ts';
import type { AnimationProps } from './animation.tsx';
import { useToday } from './calendar.ts';
import { holiday } from './dates.ts';

/** Who wants no motion, or no colours but their own (D31). */
const CALM = '(prefers-reduced-motion: reduce), (forced-colors: active)';

/** The effect of a holiday, loaded on such a day only, once the screen is `usable` and the browser idle. */
export function Holiday({ usable }: { usable: boolean }) {
  const kind = useToday(holiday);
  const calm = useMedia(CALM);
  const [stopped, setStopped] = useState(false);
  const [Animation, setAnimation] = useState<ComponentType<AnimationProps>>();
  const wanted = usable && kind !== undefined && !calm;

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    whenIdle(() => {
      if (!current) return;
      import('./animation.tsx').then(
        (loaded) => setAnimation(() => loaded.Animation),
        // Decorative: without it nothing is missing.
        () => {},
      );
    });
    return () => {
      current = false;
    };
  }, [wanted]);

  if (!wanted || !Animation) return null;
  return <Animation kind={kind} stopped={stopped} toggle={() => setStopped(!stopped)} />;
}

/** Safari does not tell when it is idle. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);
