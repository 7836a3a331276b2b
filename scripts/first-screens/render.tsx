/* The entry of a server build: renders the first state of an element to HTML. */
import { renderToString } from 'react-dom/server';
import { createStore } from 'zustand/vanilla';
import type { ElementDefinition } from '../../elements/define.ts';
import type { AttributeTexts } from '../../src/app/config.ts';
import type { Host } from '../../src/app/host.ts';
import { loadPrerendered } from '../../src/app/prerendered.ts';
import { widget } from '../../src/app/widget.tsx';
import { LoadFailed } from '../../src/shell/load-failed.tsx';
import { Hydration } from '../../src/ui/hydration.tsx';
import { takeSheets } from './sheet.ts';

export interface Rendered {
  html: string;
  /** In the order of their use. */
  sheets: string[];
}

const modules = import.meta.glob<Record<string, ElementDefinition>>('../../elements/*-*.ts', { eager: true });
const definitions = Object.values(modules).flatMap(Object.values<ElementDefinition>);

/**
 * `route` is the name of the route whose screen is rendered. Without it, the frame of the portal contains a spinner. For
 * `failed`, the element contains the message that the page could not be loaded.
 */
export async function renderElement(
  tag: string,
  attributes: AttributeTexts & { locale: string; theme: string },
  route?: string,
): Promise<Rendered> {
  const definition = definitions.find((each) => each.tag === tag);
  if (!definition) throw new Error(`There is no element <${tag}>.`);
  const { locale, theme } = attributes;
  const hasFailed = route === 'failed';
  const load = hasFailed ? async () => ({ Screen: Failed }) : definition.loadScreen;
  const draw = hasFailed && !definition.loadScreen ? widget(Failed) : definition.render;
  const dataset = { theme, route: hasFailed ? 'login' : route };
  const root = { lang: locale, dataset } as unknown as HTMLElement;
  const host: Host = {
    element: { localName: tag } as HTMLElement,
    root: {} as ShadowRoot,
    styleRoot: {} as ShadowRoot,
    attributes: createStore<AttributeTexts>(() => attributes),
    removed: new AbortController().signal,
    prerendered: await loadPrerendered(root, load),
  };
  const html = renderToString(<Hydration>{draw(host)}</Hydration>);
  return { html, sheets: takeSheets() };
}

const Failed = () => <LoadFailed retry={() => {}} />;
