import { type Fields, toInlineText } from './values.ts';

/** Joins first, middle and last name, skipping missing ones. */
export const fullName = ({ firstname, middlename, lastname }: Fields): string =>
  [firstname, middlename, lastname].map(toInlineText).filter(Boolean).join(' ');
