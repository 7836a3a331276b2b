import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { ScreenTitle } from './heading.tsx';

const TitleIdContext = createContext<string | undefined>(undefined);

/** The id of the title of the screen, which also names its form. */
export const useTitleId = () => useContext(TitleIdContext);

interface ScreenLayoutProps {
  title: string;
  /** The form that had the focus has made way for news: the title takes it, so that reading goes on there. */
  done: boolean;
  children: ReactNode;
  /** Links to elsewhere, under everything. */
  aside?: ReactNode;
}

/** A screen under its title. */
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
