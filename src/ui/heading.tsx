import { createContext, type Ref, useContext, useImperativeHandle } from 'react';
import { focusField } from '../browser/first-field.ts';
import { focusLater } from '../browser/keys.ts';
import { AFTER_FOCUS, useAnnounced } from './announcer.tsx';

/** 1 on the standalone page, 2 in a host page. */
export const HeadingLevelContext = createContext<1 | 2>(2);

/** A screen announces its name if it replaces another one, or if the page is the portal's own. */
export const NamesScreenContext = createContext(false);

interface ScreenTitleProps {
  id?: string;
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a screen. Without a form, it takes the focus after a navigation, so that screen readers start there. */
export function ScreenTitle({ id, children, ref }: ScreenTitleProps) {
  const Level = useContext(HeadingLevelContext) === 1 ? 'h1' : 'h2';
  const title = useAnnounced<HTMLHeadingElement>(useContext(NamesScreenContext) ? AFTER_FOCUS : undefined);
  useImperativeHandle(ref, () => title.current as HTMLHeadingElement, [title]);
  return (
    <Level ref={title} className="title" part="title" id={id} tabIndex={-1} data-screen-title>
      {children}
    </Level>
  );
}

/** What to do, or what has happened. The title of the screen is small above it (D104). */
export function Headline({ children }: { children: string }) {
  const Level = useContext(HeadingLevelContext) === 1 ? 'h2' : 'h3';
  return (
    <Level className="headline" part="headline">
      {children}
    </Level>
  );
}

/** Focuses a field of the form. Without a form, focuses the title or, if the page hides it, the screen below it. */
export function focusScreen(title: HTMLElement, options?: FocusOptions): void {
  focusLater(title, () => {
    // The screen may have another stage by now.
    const screen = title.parentElement;
    if (!screen) return;
    // It says why the screen has opened.
    if (screen.querySelector('.alert:focus')) return;
    if (!focusField(screen, options)) title.focus(options);
    if (screen.querySelector(':focus')) return;
    screen.tabIndex = -1;
    screen.focus(options);
  });
}
