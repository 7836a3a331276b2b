import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** The words for an hour, 0 to 23; general ones while the hour is not known (D33). */
export function greeting(hour: number | undefined): MessageKey {
  return hour === undefined ? 'Welcome, {{name}}' : GREETINGS[timeOfDay(hour)];
}

interface GreetingProps {
  name: string;
  /** The title where no name is known. */
  nameless: string;
}

/** The title of a screen about one person, by their own clock. It follows a title that stood there while loading, and its focus. */
export function Greeting({ name, nameless }: GreetingProps) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const [hour, setHour] = useState<number>();
  // The hour is known before the first paint and before the focus comes: nothing moves, and only one title is announced.
  useLayoutEffect(() => setHour(new Date().getHours()), []);
  useEffect(() => {
    if (hour !== undefined) title.current?.focus({ preventScroll: true });
  }, [hour]);
  return <ScreenTitle ref={title}>{name ? t(greeting(hour), { name }) : nameless}</ScreenTitle>;
}
