/** The one-file bundle: every element, defined as it loads. The trusted origins come first, because elements start at once. */
import './script.ts';
import './every.ts';
