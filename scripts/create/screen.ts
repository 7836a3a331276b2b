import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../../src/app/navigation/routes.ts';
import { LOCALES } from '../../src/i18n/locale.ts';

/** The texts of the files with the new screen, by their paths below `project`. Throws if it exists, or a list has another form. */
export function filesWithScreen(project: string, name: string): Map<string, string> {
  const folder = `src/features/${name}`;
  const isPath = (pattern: string) => pattern.split('/')[1] === name;
  if (existsSync(join(project, folder)) || ROUTES.some((row) => row.name === name || isPath(row.pattern)))
    throw new Error(`There is already a screen, a route or a path with the name ${name}.`);
  const component = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const changes: Record<string, (text: string) => string | undefined> = {
    'src/app/navigation/routes.ts': before('] as const satisfies', route(name)),
    ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, withText(title)])),
    'tests/flows/stages/other.ts': before('} satisfies Stages', stage(words, name, title)),
    'api/openapi.yaml': before('    | `/login/token/{token}`', `    | \`/login/${name}\` | ${title} | |\n`),
    'docs/requirements.md': withPath(name),
  };
  const changed = Object.entries(changes).map(([file, change]): [string, string] => {
    const text = readFileSync(join(project, file), 'utf8');
    const next = change(text);
    if (next === text) throw new Error(`${file} has no place for a screen.`);
    return [file, next ?? text];
  });
  return new Map([
    [`${folder}/${name}.screen.tsx`, screen(name, component)],
    [`${folder}/${name}.view.tsx`, view(title, component)],
    ...changed,
  ]);
}

const before = (place: string, added: string) => (text: string) => text.replace(place, () => added + place);

/** Only the title is new, if it is no other text. The translations begin as a copy of the English text. */
const withText = (title: string) => (text: string) => {
  const texts = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  if (texts.has(title)) return undefined;
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
