import { createContext, Fragment, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { focusScreen, ScreenTitle } from './heading.tsx';
import { Icon } from './icon.tsx';

const TitleIdContext = createContext<string | undefined>(undefined);

/** The id of the title, which also labels the form of the screen. */
export const useTitleId = () => useContext(TitleIdContext);

interface ScreenLayoutProps {
  title: string;
  /** The screen is too long for many windows. */
  long?: boolean;
  /** If truthy, the title takes the focus, because the focused element has been removed. Each new value does so again. */
  done: string | boolean;
  /** A new stage has new elements below the title, so that none of them jumps. */
  stage?: string;
  /** The icon of a result, as a path for `Icon`. */
  icon?: string | false | undefined;
  children: ReactNode;
  /** Links below the content. */
  aside?: ReactNode;
}

export function ScreenLayout({ title, long, done, stage, icon, children, aside }: ScreenLayoutProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done && heading.current) focusScreen(heading.current);
  }, [done]);
  return (
    <div className="stack" data-long={long}>
      {icon && (
        <span className="tile">
          <Icon path={icon} />
        </span>
      )}
      {/* The icon would push it. */}
      <ScreenTitle key={icon ? 'below an icon' : 'first'} id={id} ref={heading}>
        {title}
      </ScreenTitle>
      <Fragment key={`stage ${stage}`}>
        <TitleIdContext value={id}>{children}</TitleIdContext>
        {aside && <p className="aside">{aside}</p>}
      </Fragment>
    </div>
  );
}
