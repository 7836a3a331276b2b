/** The portal's part of the state of a history entry. The other keys belong to the router of the host page. */
export const HISTORY_KEY = 'login-portal';
