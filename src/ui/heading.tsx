import { createContext, type Ref, useContext } from 'react';
import { focusField } from '../kit/first-field.ts';
import { focusLater } from '../kit/focus-later.ts';

/** 1 on the standalone page, 2 in a host page. */
export const HeadingLevelContext = createContext<1 | 2>(2);

interface ScreenTitleProps {
  id?: string;
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a screen. Without a form, it takes the focus after a navigation, so that screen readers start there. */
export function ScreenTitle({ id, children, ref }: ScreenTitleProps) {
  const Level = useContext(HeadingLevelContext) === 1 ? 'h1' : 'h2';
  return (
    <Level ref={ref} className="title" part="title" id={id} tabIndex={-1} data-screen-title>
      {children}
    </Level>
  );
}

/** Focuses a field of the form. Without a form, focuses the title or, if the page hides it, the screen below it. */
export function focusScreen(title: HTMLElement, options?: FocusOptions): void {
  focusLater(title, () => {
    const screen = title.parentElement as HTMLElement;
    if (!focusField(screen, options)) title.focus(options);
    if (screen.querySelector(':focus')) return;
    screen.tabIndex = -1;
    screen.focus(options);
  });
}
