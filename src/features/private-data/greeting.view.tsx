import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusLater } from '../../browser/keys.ts';
import type { MessageKey } from '../../i18n/message.ts';
import { ScreenTitle } from '../../ui/heading.tsx';
import { useText } from '../../ui/text.tsx';

/** The greeting for an hour from 0 to 23, or a general greeting while the hour is unknown (D33). */
export function greeting(hour: number | undefined): MessageKey {
  if (hour === undefined) return 'Welcome, {{name}}';
  if (hour >= 4 && hour <= 11) return 'Good morning, {{name}}';
  if (hour >= 12 && hour <= 17) return 'Good afternoon, {{name}}';
  if (hour >= 18 && hour <= 21) return 'Good evening, {{name}}';
  return 'Good night, {{name}}';
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
  useLayoutEffect(() => setHour(new Date().getHours()), []);
  useEffect(() => focusLater(heading.current, () => heading.current?.focus({ preventScroll: true })), []);
  return (
    <>
      <ScreenTitle ref={heading}>{title}</ScreenTitle>
      {name && <p className="intro">{t(greeting(hour), { name })}</p>}
    </>
  );
}
