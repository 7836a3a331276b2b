import { documentMember } from './document.ts';

/** Makes the page's `theme-color` for one scheme apply, whatever the system prefers. `undefined` restores the page. */
export function applyThemeColor(dark: boolean | undefined): void {
  const colors = documentMember('head').querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  for (const meta of colors) {
    const media = meta.dataset.media ?? meta.media;
    if (!media.includes('prefers-color-scheme')) continue;
    if (dark === undefined) {
      meta.media = media;
      delete meta.dataset.media;
    } else {
      meta.media = media.includes('dark') === dark ? 'all' : 'not all';
      meta.dataset.media = media;
    }
  }
}
