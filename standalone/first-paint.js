/*
 * Runs before the first paint: sets the saved theme and the title in the reader's language and preloads the texts. The portal
 * reads the same preferences later (src/session/preferences.ts) and corrects a wrong guess.
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
