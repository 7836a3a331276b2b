import { number, string, union } from 'superstruct';
import { maybe } from './structs.ts';

/** Text, or a number that is shown as text; a field may be absent. */
export const Shown = maybe(union([string(), number()]));

/** Names of a person, in the replies of personal data and personal reports (specification, section 3). */
export const PersonName = { title: Shown, firstname: Shown, middlename: Shown, lastname: Shown };
