import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusLater } from '../../browser/keys.ts';
import { onTimePassing } from '../../browser/on-time-passing.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { ScreenTitle } from '../../ui/heading.tsx';
import { useText } from '../../ui/text.tsx';
import { type TimeOfDay, timeOfDay } from './time-of-day.ts';

const GREETINGS: Record<TimeOfDay, MessageKey> = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  night: 'Good night, {{name}}',
};

/** The greeting for an hour from 0 to 23, or a general greeting while the hour is unknown (D33). */
export function greeting(hour: number | undefined): MessageKey {
  return hour === undefined ? 'Welcome, {{name}}' : GREETINGS[timeOfDay(hour)];
}

interface GreetingProps {
  title: string;
  /** Nobody is greeted without a name. */
  name: string;
}

/** The title, which takes over the focus of the loading state, and a greeting by the time of the person's device. */
export function GreetingTitle({ title, name }: GreetingProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hour, setHour] = useState<number>();
  // Set before the first paint, so that no other greeting is visible.
  useLayoutEffect(() => {
    const update = () => setHour(new Date().getHours());
    update();
    return onTimePassing(update);
  }, []);
  useEffect(() => focusLater(heading.current, () => heading.current?.focus({ preventScroll: true })), []);
  return (
    <>
      <ScreenTitle ref={heading}>{title}</ScreenTitle>
      {name && <p className="intro">{t(greeting(hour), { name })}</p>}
    </>
  );
}
