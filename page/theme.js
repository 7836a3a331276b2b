/* The saved theme before the first paint; src/session/preferences.ts reads the same cookie once the portal is there. */
try {
  const saved = /(?:^|; )userpref=([^;]*)/.exec(document.cookie);
  const { darkmode } = JSON.parse(decodeURIComponent(saved[1]));
  if (typeof darkmode === 'boolean') document.documentElement.style.colorScheme = darkmode ? 'dark' : 'light';
} catch {
  // Nothing saved, or nothing one can read: the system's theme stands.
}
