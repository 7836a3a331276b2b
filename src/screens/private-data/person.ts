import { type Fields, plain } from './values.ts';

/** First, middle and last name, without gaps where one is missing. */
export const fullName = ({ firstname, middlename, lastname }: Fields): string =>
  [firstname, middlename, lastname].map(plain).filter(Boolean).join(' ');
