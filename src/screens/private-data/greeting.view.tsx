import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/message.ts';
import { ScreenTitle } from '../../ui/heading.tsx';
import { useText } from '../../ui/text.tsx';
import { type TimeOfDay, timeOfDay } from './time-of-day.ts';

const GREETINGS: Record<TimeOfDay, MessageKey> = {
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  // Good night is said on leaving (D64).
  night: 'Good evening, {{name}}',
};

/** The greeting for an hour from 0 to 23, or a general greeting while the hour is unknown (D33). */
export function greeting(hour: number | undefined): MessageKey {
  return hour === undefined ? 'Welcome, {{name}}' : GREETINGS[timeOfDay(hour)];
}

interface GreetingProps {
  name: string;
  /** The title if the name is unknown. */
  nameless: string;
}

/** Greets the person by the time of their device. Replaces the title of the loading state and takes over its focus. */
export function Greeting({ name, nameless }: GreetingProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const [hour, setHour] = useState<number>();
  // Set before the first paint and before the focus moves, so that no other title is visible or announced.
  useLayoutEffect(() => setHour(new Date().getHours()), []);
  useEffect(() => {
    if (hour !== undefined) title.current?.focus({ preventScroll: true });
  }, [hour]);
  return <ScreenTitle ref={title}>{name ? t(greeting(hour), { name }) : nameless}</ScreenTitle>;
}
