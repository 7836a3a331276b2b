import { useEffect, useRef } from 'react';
import { saveAnimation } from '../../session/choices.ts';
import { isAnimationStopped } from '../../session/preferences.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import { useShellServices } from '../shell-services.ts';
import css from './animation.css?inline';
import type { HolidayKind } from './dates.ts';
import { EFFECTS } from './effects.ts';
import { play } from './play.ts';

const PAUSE = 'M9 6v12m6-12v12';
const PLAY = 'M8 5.5v13l10-6.5z';

interface AnimationProps {
  kind: HolidayKind;
  /** Whether the person has stopped it on this page. Otherwise it is as it was saved. */
  chosen: boolean | undefined;
  choose(stopped: boolean): void;
}

/** The canvas behind the content, and the button that stops the animation (required by WCAG 2.2.2). */
export function Animation({ kind, chosen, choose }: AnimationProps) {
  useSheet(css);
  const t = useText();
  const { dark } = useShellServices();
  const stopped = chosen ?? isAnimationStopped();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (stopped || !canvas.current) return;
    return play(canvas.current, EFFECTS[kind], dark);
  }, [kind, stopped, dark]);
  function toggle() {
    saveAnimation(stopped);
    choose(!stopped);
  }

  return (
    <>
      <div className="holiday" part="holiday" data-holiday={kind} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      <button type="button" className="tool animation-switcher" part="animation-switcher" onClick={toggle}>
        <Icon path={stopped ? PLAY : PAUSE} />
        <span>{t(stopped ? 'Play the animation' : 'Stop the animation')}</span>
      </button>
    </>
  );
}
