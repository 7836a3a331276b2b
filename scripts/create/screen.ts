import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';

/** Writes the screen below the folder `project` and returns the files. Throws if it is there already, or a list has another form. */
export function createScreen(project: string, name: string): string[] {
  const component = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const folder = `src/features/${name}`;
  mkdirSync(join(project, folder));
  const created: Record<string, string> = {
    [`${folder}/${name}.screen.tsx`]: screen(name, component),
    [`${folder}/${name}.view.tsx`]: view(title, component),
  };
  for (const [file, text] of Object.entries(created)) writeFileSync(join(project, file), text);
  const changed: Record<string, (text: string) => string> = {
    'src/app/navigation/routes.ts': before('] as const satisfies', route(name)),
    ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, withText(title)])),
    'tests/flows/stages/other.ts': before('} satisfies Stages', stage(words, name, title)),
    'api/openapi.yaml': before('    | `/login/token/{token}`', `    | \`/login/${name}\` | ${title} | |\n`),
    'docs/requirements.md': withPath(name),
  };
  for (const [file, change] of Object.entries(changed)) {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    const next = change(text);
    if (next === text) throw new Error(`${file} has no place for a screen.`);
    writeFileSync(path, next);
  }
  return [...Object.keys(created), ...Object.keys(changed)];
}

const before = (place: string, added: string) => (text: string) => text.replace(place, () => added + place);

/** Only the title is new. The translations begin as a copy of the English text. */
const withText = (title: string) => (text: string) => {
  const texts = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  if (texts.has(title)) return text;
  const next = [...texts.keys()].find((key) => /^\w/.test(key) && key.toLowerCase() > title.toLowerCase());
  const line = `  ${JSON.stringify(title)}: ${JSON.stringify(title)}`;
  return next
    ? text.replace(`  ${JSON.stringify(next)}:`, (place) => `${line},\n${place}`)
    : text.replace(/\n\}\n$/, `,\n${line}\n}\n`);
};

const withPath = (path: string) => (text: string) =>
  text.replace(
    /^Each of the (\d+) paths (.*) and (.*)\.$/m,
    (_, count: string, paths: string, last: string) =>
      `Each of the ${Number(count) + 1} paths ${paths}, ${last} and \`${path}\`.`,
  );

const route = (name: string) => `  {
    name: '${name}',
    pattern: '/${name}',
    load: () => import('../../features/${name}/${name}.screen.tsx'),
  },
`;

const screen = (
  name: string,
  component: string,
) => `import { useNavigation } from '../../services/navigation.ts';
import { ${component}View } from './${name}.view.tsx';

export function Screen() {
  const { href } = useNavigation();
  return <${component}View loginHref={href('')} />;
}
`;

const view = (title: string, component: string) => `import { ScreenTitle } from '../../ui/heading.tsx';
import { BackToLogin } from '../../ui/links.tsx';
import { useText } from '../../ui/text.tsx';

export function ${component}View({ loginHref }: { loginHref: string }) {
  const t = useText();
  return (
    <div className="stack">
      <ScreenTitle>{t('${title}')}</ScreenTitle>
      <p className="aside">
        <BackToLogin href={loginHref} />
      </p>
    </div>
  );
}
`;

const stage = (words: string, name: string, title: string) => `  async '${words}'(portal) {
    await portal.open('${name}');
    await expect(portal.title('${title}')).toBeVisible();
  },
`;
