import type { ReportFile } from '../../ui/file-report.ts';
import { usePromise } from '../../ui/use-promise.ts';
import type { SsoProvider } from './sso-providers.ts';

type Marks = Readonly<Record<string, string>>;

const NO_MARKS: Marks = {};

const loadMarks = (reportFile: ReportFile): Promise<Marks> =>
  import('./provider-marks.ts').then(
    ({ MARKS }) => MARKS,
    () => reportFile('provider-marks') ?? NO_MARKS,
  );
const none = async () => NO_MARKS;

/** The mark of a well-known provider, or the first letter of another one. Decorative: the text next to it has the name. */
export function ProviderMark({ brand, title }: SsoProvider) {
  const marks = usePromise(brand ? loadMarks : none, brand ? undefined : NO_MARKS);
  const path = brand && marks?.[brand];
  return (
    <span className="mark" aria-hidden="true" data-letter={(marks && !path) || undefined}>
      {path ? (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={path} />
        </svg>
      ) : (
        marks && [...title][0]?.toUpperCase()
      )}
    </span>
  );
}
