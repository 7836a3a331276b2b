import {
  type Dispatch,
  memo,
  type SetStateAction,
  startTransition,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { MessageKey } from '../../i18n/message.ts';
import { Button } from '../../ui/button.tsx';
import { EXPAND, Icon } from '../../ui/icon.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { type Detail, Details, useLabelled } from './details.view.tsx';
import { EntryList } from './entry-list.view.tsx';
import { Cells, type Column } from './entry-table.view.tsx';
import { formatDate } from './format-date.ts';
import { useGrowingCount } from './growing-count.ts';
import { PAGE } from './searchable-table.view.tsx';
import { useLanguageName } from './use-language-name.ts';
import { Value } from './value.view.tsx';
import { type Fields, fieldsOf, toInlineText, toText } from './values.ts';

/** Entries rendered per task: few enough to take one or two frames. */
const BATCH = 5;

/** Values of an opened entry rendered per task. */
const VALUES = 10;

const LABELS: Readonly<Record<string, MessageKey>> = {
  reportid: 'Report',
  language: 'Language',
  variant: 'Variant',
};

/** Few entries one after the other; many in a table, which shows the values of an entry when it is opened. */
export function Survey({ entries }: { entries: readonly unknown[] }) {
  const t = useText();
  const nameOf = useLanguageName();
  const rows = useMemo(() => entries.map((entry) => fieldsOf(entry, t('Survey data'))), [entries, t]);
  const columns = useMemo<readonly Column[]>(
    () => [
      { label: t('Date'), value: ({ date }) => date, isDate: true },
      ...Object.entries(LABELS).map(([name, label]) => ({
        label: t(label),
        value: ({ [name]: value }: Fields) => (name === 'language' ? nameOf(value) : value),
      })),
    ],
    [t, nameOf],
  );
  const [expanded, setExpanded] = useState<readonly Fields[]>([]);
  if (entries.length === 0) return <p>{t('No survey data was found.')}</p>;
  return (
    <EntryList
      caption={t('Survey data')}
      rows={rows}
      columns={columns}
      furtherValues={furtherValues}
      whole={<SurveyEntries rows={rows} />}
    >
      {(row) => (
        <SurveyRow row={row} columns={columns} expanded={expanded.includes(row)} setExpanded={setExpanded} />
      )}
    </EntryList>
  );
}

/** What the columns do not show. */
const furtherValues = ({ raw, ...fields }: Fields) =>
  [
    ...Object.entries(fields).filter(([name]) => name !== 'date' && !Object.hasOwn(LABELS, name)),
    ...Object.entries(fieldsOf(raw, '')),
  ].flat();

interface SurveyRowProps {
  row: Fields;
  columns: readonly Column[];
  expanded: boolean;
  setExpanded: Dispatch<SetStateAction<readonly Fields[]>>;
}

const SurveyRow = memo(({ row, columns, expanded, setExpanded }: SurveyRowProps) => {
  const title = useTitle(row);
  const toggle = () =>
    startTransition(() =>
      setExpanded((rows) => (expanded ? rows.filter((other) => other !== row) : [...rows, row])),
    );
  return (
    <>
      <tr className="row">
        <td className="entry-name">
          <Button look="quiet" expanded={expanded} onClick={toggle}>
            <Icon path={EXPAND} />
            <span>{title}</span>
          </Button>
        </td>
        <Cells row={row} columns={columns.slice(1)} />
      </tr>
      {expanded && (
        <tr className="below">
          <td colSpan={columns.length}>
            <div className="stack">
              <SurveyValues row={row} inTable />
            </div>
          </td>
        </tr>
      )}
    </>
  );
});

/** The date of an entry, or what else names it. */
function useTitle({ date, reportid }: Fields): string {
  const t = useText();
  const locale = useContext(LocaleContext);
  return formatDate(locale, toInlineText(date)) || toInlineText(reportid) || t('Survey data');
}

/** All entries, with a part of them in each task. */
function SurveyEntries({ rows }: { rows: readonly Fields[] }) {
  // Many entries are only printed, which needs them at once.
  const count = useGrowingCount(rows.length, rows.length > PAGE ? rows.length : BATCH);
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  return rows.slice(0, count).map((row, index) => <SurveyEntry key={index} row={row} />);
}

const SurveyEntry = memo(({ row }: { row: Fields }) => (
  <article className="entry" part="survey-entry">
    <h3 className="entry-title">{useTitle(row)}</h3>
    <SurveyValues row={row} />
  </article>
));

interface SurveyValuesProps {
  row: Fields;
  /** The columns show the values with a label. */
  inTable?: boolean;
}

/** A map of raw values becomes a table; anything else is an ordinary detail. */
function SurveyValues({ row, inTable = false }: SurveyValuesProps) {
  const t = useText();
  const nameOf = useLanguageName();
  const { date, raw, ...fields } = row;
  const values = typeof raw === 'object' && !Array.isArray(raw) ? Object.entries(raw ?? {}) : [];
  const labelled = useLabelled({ ...fields, language: nameOf(fields.language) }, LABELS);
  const details = inTable ? labelled.slice(Object.keys(LABELS).length) : labelled;
  if (!toInlineText(date)) details.unshift([t('Date'), date]);
  if (values.length === 0) details.push([t('Raw values'), raw]);
  return (
    <>
      {details.length > 0 && <Details values={details} />}
      {values.length > 0 && <RawValues rows={values} batch={inTable ? VALUES : values.length} />}
    </>
  );
}

interface RawValuesProps {
  rows: readonly Detail[];
  /** How many are rendered per task. */
  batch: number;
}

function RawValues({ rows, batch }: RawValuesProps) {
  const t = useText();
  const count = useGrowingCount(rows.length, batch);
  return (
    <table className="raw">
      <caption className="hidden-text">{t('Raw values')}</caption>
      <tbody>
        {rows.slice(0, count).map(([name, value]) => (
          <tr key={name} className={toText(value).includes('\n') ? 'long-row' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <Value>{value}</Value>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
