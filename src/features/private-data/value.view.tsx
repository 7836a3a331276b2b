import { useContext } from 'react';
import { AddressText } from '../../ui/address-text.tsx';
import { LocaleContext, useText } from '../../ui/text.tsx';
import { formatDate, isShownAsDate } from './format-date.ts';
import { isJson, toText } from './values.ts';

interface ValueProps {
  children: unknown;
  /** Whether the API calls the field a date; `undefined` for a field that it does not name. */
  isDate?: boolean | undefined;
}

/**
 * Shows any value of a reply, even a list or a map (D41), and dates in the format of the person's region (D72). Each begins with a
 * text, and none is a block: Orca 43 omits the other values of a description list.
 */
export function Value({ children, isDate }: ValueProps) {
  const text = toText(children);
  if (text === '') return <NoValue />;
  if (isShownAsDate(text, isDate)) return <DateValue>{text}</DateValue>;
  return isJson(children) ? <span className="json">{text}</span> : <AddressText>{text}</AddressText>;
}

/* Separate, so that few values subscribe to the language: a screen can show thousands of values. */

const DateValue = ({ children }: { children: string }) => formatDate(useContext(LocaleContext), children);

function NoValue() {
  const t = useText();
  const text = (
    <span className="hidden-text" translate="yes">
      {t('no value')}
    </span>
  );
  return <>–{text}</>;
}
