import { trimUnseen } from '../../kit/trim-unseen.ts';
import { type Fields, toInlineText } from './values.ts';

/** Joins first, middle and last name, skipping those without a visible character (D87). */
export const fullName = ({ firstname, middlename, lastname }: Fields): string =>
  [firstname, middlename, lastname]
    .map((name) => trimUnseen(toInlineText(name)))
    .filter(Boolean)
    .join(' ');
