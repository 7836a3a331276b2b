/** Milliseconds until a button shows that its request is running, so that a fast answer shows nothing. */
export const BUSY_DELAY = 150;
