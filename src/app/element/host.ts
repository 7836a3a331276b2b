import { useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { documentMember } from '../../kit/document.ts';
import { pageOrigin } from '../../kit/origin.ts';
import { type Emit, emitFrom } from '../../services/host-events.ts';
import type { ReportFile } from '../../ui/file-report.ts';
import { trustedOrigins } from '../page/trusted-origins.ts';
import { warnOnce } from '../page/warn-once.ts';
import { type AttributeTexts, type Config, readConfig } from './config.ts';
import type { FirstScreen } from './first-screen.ts';

/** The custom element, as the app inside it sees it. */
export interface Host {
  element: HTMLElement;
  /** Contains what is rendered: the shadow root, or the element itself if it is rendered without one. */
  root: ShadowRoot | HTMLElement;
  /** Gets the style sheets. */
  styleRoot: ShadowRoot | Document;
  attributes: StoreApi<AttributeTexts>;
  /** Aborted when the element has been removed from the page for good. */
  removed: AbortSignal;
  /** The address, the title and the history of the page are its own. */
  isPage?: boolean;
  /** Present if the HTML of the page contained the first screen. */
  firstScreen?: FirstScreen | undefined;
}

/** The current values of the attributes. They may change between two renders (D44). */
export const configOf = (host: Host, attributes = host.attributes.getState()): Config =>
  readConfig(
    attributes,
    pageOrigin(),
    (problem) =>
      void import('./attribute-warning.ts')
        .then(({ attributeWarning }) => warnOnce(`<${host.element.localName}> ${attributeWarning(problem)}`))
        .catch(() => {}),
    trustedOrigins(),
  );

export const useEmit = ({ element }: Host): Emit => useMemo(() => emitFrom(element), [element]);

/** Reports that the first screen is usable, and focuses it if the page asks for that as it does for a field. */
export function reportReady({ element }: Host, emit: Emit): void {
  emit('portal-ready', { element: element.localName });
  if (element.autofocus && documentMember('activeElement') === documentMember('body')) element.focus();
}

/** Creates the function that reports files, each once per element. */
export function useFileReporter(host: Host): ReportFile {
  const emit = useEmit(host);
  return useMemo(() => {
    const reported = new Set<string>();
    return (name) => {
      if (!reported.has(name)) emit('portal-problem', { kind: 'file', name });
      reported.add(name);
    };
  }, [emit]);
}
