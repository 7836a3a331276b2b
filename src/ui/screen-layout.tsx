import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { ScreenTitle } from './heading.tsx';

const TitleIdContext = createContext<string | undefined>(undefined);

/** The id of the title of the screen, which also names its form. */
export const useTitleId = () => useContext(TitleIdContext);

interface ScreenLayoutProps {
  title: string;
  /** What had the focus is gone, so the title takes it. Another text takes it again. */
  done: string | boolean;
  children: ReactNode;
  /** Links below the content. */
  aside?: ReactNode;
}

/** The title of a screen, and its content. */
export function ScreenLayout({ title, done, children, aside }: ScreenLayoutProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  return (
    <section className="stack" aria-labelledby={id}>
      <ScreenTitle id={id} ref={heading}>
        {title}
      </ScreenTitle>
      <TitleIdContext value={id}>{children}</TitleIdContext>
      {aside && <p className="aside">{aside}</p>}
    </section>
  );
}
