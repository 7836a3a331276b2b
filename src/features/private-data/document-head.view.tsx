import { useContext } from 'react';
import { HeadingLevelContext } from '../../ui/heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { LocaleContext } from '../../ui/text.tsx';
import { useCurrentDate } from '../../ui/use-current-date.ts';
import css from './document.css?inline';
import { formatDate } from './format-date.ts';

interface DocumentHeadProps {
  title: string;
  person: string;
  site: string;
}

/** What a printed document starts with. It is not shown on the screen, which has a greeting and a header. */
export function DocumentHead({ title, person, site }: DocumentHeadProps) {
  useSheet(css);
  const locale = useContext(LocaleContext);
  const Level = useContext(HeadingLevelContext) === 1 ? 'h1' : 'h2';
  const today = useCurrentDate((date) => formatDate(locale, date.toISOString()));
  return (
    <div className="document-head">
      <Level className="document-title">{title}</Level>
      <p>{person}</p>
      <p>
        {site}, {today}
      </p>
    </div>
  );
}
