/* What the interface shows if a call fails (D17 and D48 in docs/requirements.md). */

export const UNEXPECTED = 'Something went wrong on our side. Please try again in a few minutes.';
export const UNREACHABLE = 'The server cannot be reached. Please check your connection and try again.';

/** The message for a mailed link that the server refuses. */
export const INVALID_LINK = 'Token invalid! Oops, this token is unknown. It might have expired already.';

/** What a 401 means for the forms that send a password or a code (D55). */
export const UNAUTHORIZED: Readonly<Record<string, string>> = {
  'admin login': "The email address or password isn't right. Please try again.",
  'member login': "The email address or password isn't right. Please try again.",
  'security code': "This code isn't right. Please check it and try again.",
};
