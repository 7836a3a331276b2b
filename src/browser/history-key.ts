import { isRecord } from '../kit/record.ts';

/** The portal's part of the state of a history entry. The other keys belong to the router of the host page. */
export const HISTORY_KEY = 'login-portal';

/** The state of the history entry. Scripts of the page can set any value, and one that is not an object has no keys to keep. */
export const historyState = (): Record<string, unknown> => (isRecord(history.state) ? history.state : {});
