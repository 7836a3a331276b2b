/** The one file: defines every element. The origins are trusted first, because elements start at once. */
import './script.ts';
import './every.ts';
import { warnOfUnknownNames } from '../src/app/page/names.ts';

if (typeof customElements !== 'undefined') warnOfUnknownNames((tag) => Boolean(customElements.get(tag)));
