import { isReturn, wasDiscarded } from '../../browser/is-reload.ts';
import { createJourney, type Journey } from '../../journey/journey.ts';
import { latestJourney } from '../../journey/saved-journeys.ts';
import { plainPath, queryOf } from '../../kit/url.ts';
import { savedEntry } from '../navigation/history-entry.ts';

/** The journey of an element: below `base` that of the history entry, in a host page that of its place in the page. */
export function openJourney(element: HTMLElement, base: string | undefined, owner: string): Journey {
  const { pathname, search, hash } = location;
  if (base === undefined) {
    const end = `#${element.localName}${indexOf(element)}`;
    const place = () => {
      const key = globalThis.navigation?.currentEntry?.key;
      return key && `/${key}${end}`;
    };
    const page = pathname + search + end;
    const id = wasDiscarded() ? latestJourney(end) : (place() ?? (isReturn() ? page : undefined));
    return createJourney({ owner, id, isNew: false, newId: place() ?? page, place, comesBack: false });
  }
  const path = plainPath(pathname).slice(base.length);
  const next = queryOf(search).get('next') ?? undefined;
  return createJourney({
    owner,
    id: savedEntry().journey ?? (wasDiscarded() ? latestJourney() : undefined),
    isNew: !isReturn(),
    newId: Math.random().toString(36),
    // A browser keeps the fragment of a page when the server redirects it to the login, and the server does not see it.
    next: next && !next.includes('#') ? next + hash : next,
    comesBack: /^sso\//i.test(path),
  });
}

/** Among the elements of its kind. */
function indexOf(element: HTMLElement): number {
  const root = element.getRootNode() as Document;
  // An image with the name of the document's method hides it.
  return [...(root.documentElement ?? root).querySelectorAll(element.localName)].indexOf(element);
}
