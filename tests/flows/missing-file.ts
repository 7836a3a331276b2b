/** What a server may answer for a file that an update has removed. */
export const MISSING_FILE = {
  '404': { status: 404, body: 'Not found' },
  'a page instead': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Login</title>',
  },
};

/** The browser's error about a page instead of a script. */
export const NOT_A_SCRIPT = /MIME type of "text\/html"/;
