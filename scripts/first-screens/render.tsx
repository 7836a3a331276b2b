/* The entry of a server build: renders the first screen of an element to HTML. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { ElementDefinition } from '../../elements/define.ts';
import type { AttributeTexts } from '../../src/app/element/config.ts';
import { loadFirstScreen } from '../../src/app/element/first-screen.ts';
import { createMounted } from '../../src/app/element/mounted.ts';
import { ROUTES } from '../../src/app/navigation/routes.ts';
import { widget } from '../../src/app/widget.tsx';
import { LoadFailed } from '../../src/shell/load-failed.tsx';
import { Button } from '../../src/ui/button.tsx';
import { Hydration } from '../../src/ui/hydration.tsx';
import { UsedSheetsContext } from '../../src/ui/sheet.ts';
import { useText } from '../../src/ui/text.tsx';

export interface Rendered {
  html: string;
  /** In the order of their use. */
  sheets: string[];
}

const modules = import.meta.glob<Record<string, ElementDefinition>>('../../elements/*-*.ts', { eager: true });
const definitions = Object.values(modules).flatMap(Object.values<ElementDefinition>);

/** The elements with one form: they have an address to fill in, and no other screens. */
export const formTags = definitions
  .filter(({ tag, attributes }) => attributes.includes('email') && tag !== 'login-portal')
  .map(({ tag }) => tag);

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
  const draw = hasFailed && !definition.loadScreen ? widget(FailedWidget) : definition.render;
  const dataset = { theme, route: hasFailed ? 'login' : route };
  const root = { lang: locale, dataset } as unknown as HTMLElement;
  const element = {
    localName: tag,
    closest: () => null,
    getRootNode: () => ({ ...document, querySelectorAll: () => [] }),
    getAttribute: (name: string) => attributes[name],
  } as unknown as HTMLElement;
  const mounted = createMounted(element, {} as ShadowRoot, definition.attributes);
  mounted.firstScreen = await loadFirstScreen(root, load);
  mounted.override(mounted.firstScreen?.attributes);
  const sheets = new Set<string>();
  const html = renderToString(
    <UsedSheetsContext value={sheets}>
      <Hydration onEnd={() => {}}>{draw(mounted)}</Hydration>
    </UsedSheetsContext>,
  );
  return { html, sheets: [...sheets] };
}

const screens = import.meta.glob<{ Screen: ComponentType }>('../../src/features/*/*.screen.tsx', {
  eager: true,
});

/** The paths of the modules with the screens, by route. */
export async function modulesOfRoutes(): Promise<Record<string, string>> {
  const modules: Record<string, string> = {};
  for (const { name, load } of ROUTES) {
    const { Screen } = await load();
    const [path = ''] = Object.entries(screens).find(([, screen]) => screen.Screen === Screen) ?? [];
    modules[name] = path.replace(/^[./]*/, '');
  }
  return modules;
}

const Failed = () => <LoadFailed retry={() => {}} />;

/** In a host page, whose script is small. It has the parts that all first screens have. */
function FailedWidget() {
  const t = useText();
  return (
    <div className="widget stack">
      <p className="title" role="alert">
        {t('This page could not be loaded.')}
      </p>
      <Button>{t('Try again')}</Button>
    </div>
  );
}
