import { createContext, type Ref, useContext } from 'react';

/** 1 on a page of our own, 2 inside somebody else's page. */
export const HeadingLevelContext = createContext<1 | 2>(2);

interface ScreenTitleProps {
  id?: string;
  children: string;
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a screen. It takes the focus after a navigation, so that a screen reader begins there. */
export function ScreenTitle({ id, children, ref }: ScreenTitleProps) {
  const Level = useContext(HeadingLevelContext) === 1 ? 'h1' : 'h2';
  return (
    <Level ref={ref} className="title" part="title" id={id} tabIndex={-1} data-screen-title>
      {children}
    </Level>
  );
}
