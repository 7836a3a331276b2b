import { AddressText } from '../../ui/address-text.tsx';
import { useText } from '../../ui/text.tsx';
import { isJson, toText } from './values.ts';

/** Shows any value of a reply, even a list or a map (D41). The surrounding view must use `value.css`. */
export function Value({ children }: { children: unknown }) {
  const text = toText(children);
  if (text === '') return <NoValue />;
  return isJson(children) ? <pre className="json">{text}</pre> : <AddressText>{text}</AddressText>;
}

/** Separate, so that only empty values subscribe to the language: a screen can show thousands of values. */
function NoValue() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">{t('no value')}</span>
    </>
  );
}
