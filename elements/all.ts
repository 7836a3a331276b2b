/** The one file: defines every element. The origins are trusted first, because elements start at once. */
import './script.ts';
import './every.ts';
