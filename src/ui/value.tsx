import { shown } from '../kit/values.ts';
import { useText } from './text.tsx';
import { Words } from './words.tsx';

/** A value of a reply, whatever it is; one that holds nothing is said to (D41). The view around it uses `value.css`. */
export function Value({ children }: { children: unknown }) {
  const t = useText();
  const text = shown(children);
  if (text === '') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="hidden-text">{t('no value')}</span>
      </>
    );
  }
  return typeof children === 'object' ? <pre className="json">{text}</pre> : <Words>{text}</Words>;
}
