/*
 * Before the first paint: the saved theme, and the texts of the reader's language on their way. What is saved where is
 * decided in src/session/preferences.ts, which reads it again once the portal is there; a wrong guess here costs a hint.
 */
{
  const attempt = (read) => {
    try {
      return read() ?? undefined;
    } catch {
      return undefined;
    }
  };
  const cookie = () => /(?:^|; )userpref=([^;]*)/.exec(document.cookie)?.[1];
  const { darkmode, locale } = attempt(() => JSON.parse(decodeURIComponent(cookie()))) ?? {};
  if (typeof darkmode === 'boolean') document.documentElement.style.colorScheme = darkmode ? 'dark' : 'light';

  const texts = JSON.parse(document.currentScript.dataset.texts ?? '{}');
  const stored = attempt(() => localStorage.getItem('locale'));
  const language = [locale, stored, navigator.language.slice(0, 2)].find(
    (code) => code === 'en' || texts[code],
  );
  if (texts[language]) {
    const hint = document.createElement('link');
    Object.assign(hint, { rel: 'modulepreload', crossOrigin: '', href: texts[language] });
    document.head.append(hint);
  }
}
