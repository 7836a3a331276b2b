import { BreakableText } from '../../ui/breakable-text.tsx';
import { useText } from '../../ui/text.tsx';
import { shown } from './values.ts';

/** A value of a reply, whatever it is (D41). The view around it uses `value.css`. */
export function Value({ children }: { children: unknown }) {
  const text = shown(children);
  if (text === '') return <NoValue />;
  return typeof children === 'object' ? (
    <pre className="json">{text}</pre>
  ) : (
    <BreakableText>{text}</BreakableText>
  );
}

/** A part of its own, because only this one has words: thousands of values need not hear of another language. */
function NoValue() {
  const t = useText();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="hidden-text">{t('no value')}</span>
    </>
  );
}
