/*
 * Before the first paint: the saved theme, the title in the reader's language, and its texts on their way. What is saved
 * where is decided in src/session/preferences.ts, which reads it again once the portal is there; a wrong guess here costs
 * a hint and, for a moment, a title.
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

  const languages = new Map(Object.entries(JSON.parse(document.currentScript.dataset.languages)));
  const stored = attempt(() => localStorage.getItem('locale'));
  const language = [locale, stored, navigator.language.slice(0, 2)].find(
    (code) => code === 'en' || languages.has(code),
  );
  const [title, texts] = languages.get(language) ?? [];
  if (title) {
    document.title = title;
    document.documentElement.lang = language;
  }
  if (texts) {
    const hint = document.createElement('link');
    Object.assign(hint, { rel: 'modulepreload', crossOrigin: '', href: texts });
    document.head.append(hint);
  }
}
