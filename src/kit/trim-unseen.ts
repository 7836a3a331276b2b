import { UNSEEN } from './text.ts';

const FIRST_SEEN = new RegExp(`[^${UNSEEN}]`, 'u');
const UP_TO_LAST_SEEN = new RegExp(`^.*[^${UNSEEN}]`, 'su');

/** Removes what nobody sees from both ends: for names, in which joiners are letters. */
export const trimUnseen = (text: string): string =>
  UP_TO_LAST_SEEN.exec(text.slice(Math.max(text.search(FIRST_SEEN), 0)))?.[0] ?? '';
