import { existsSync } from 'node:fs';
import { closest, distance } from 'fastest-levenshtein';
import { object, optional, refine, string, validate } from 'superstruct';
import { readJson } from '../json.ts';
import { SITE_OPTIONS, type SiteOption, type SiteOptionName, variableOf } from './options.ts';

/** The configuration of the standalone page. */
export type Site = { readonly [Name in SiteOptionName]?: string };

const OPTIONS: readonly (readonly [string, SiteOption])[] = Object.entries(SITE_OPTIONS);
const NAMES = OPTIONS.map(([name]) => name);

const SiteFile = object({
  $schema: optional(string()),
  ...Object.fromEntries(
    OPTIONS.map(([name, { accepts }]) => [name, optional(refine(string(), name, accepts))]),
  ),
});

/** Names that differ by more letters are not considered misspelt. */
const MISSPELT = 2;

function suggestion(written: string, names: readonly string[]): string | undefined {
  const nearest = closest(written, names);
  return distance(written, nearest) <= MISSPELT ? nearest : undefined;
}

/**
 * Reads the file `portal.config.json`, or the one that `PORTAL_CONFIG` names, and the variables, which take precedence.
 * @throws Error that lists everything that is not allowed.
 */
export function readSite(environment: NodeJS.ProcessEnv = process.env): Site {
  const file = environment.PORTAL_CONFIG || 'portal.config.json';
  const isPresent = Boolean(environment.PORTAL_CONFIG) || existsSync(file);
  const { site: fromFile, problems } = isPresent ? check(readFile(file), (name) => name) : NOTHING;
  const written = NAMES.map((name) => [name, environment[variableOf(name)]]).filter(([, value]) => value);
  const fromVariables = check(Object.fromEntries(written), variableOf);
  const all = [
    ...problems.map((problem) => `${file}: ${problem}`),
    ...fromVariables.problems,
    ...misspeltVariables(environment),
  ];
  if (all.length > 0) throw new Error(`The site cannot be built:\n${all.join('\n')}`);
  return { ...fromFile, ...fromVariables.site };
}

interface Checked {
  site: Site;
  problems: string[];
}

const NOTHING: Checked = { site: {}, problems: [] };

/** `nameOf` returns the name of an option as the author has written it. */
function check(content: unknown, nameOf: (name: string) => string): Checked {
  const [error, valid] = validate(content, SiteFile);
  if (error) return { site: {}, problems: error.failures().map((failure) => describe(failure, nameOf)) };
  const { $schema: _, ...site } = valid;
  return { site, problems: [] };
}

interface Failure {
  key: string | undefined;
  value: unknown;
}

function describe({ key, value }: Failure, nameOf: (name: string) => string): string {
  if (key === undefined) return 'is not an object.';
  const option: SiteOption | undefined = Object.fromEntries(OPTIONS)[key];
  if (option) return `${nameOf(key)} is ${JSON.stringify(value)}. Expected ${option.expects}.`;
  const meant = suggestion(key, NAMES);
  return `${key} is not an option. ${meant ? `Did you mean ${meant}?` : `The options are ${NAMES.join(', ')}.`}`;
}

/** Other programs may have variables with this prefix, so only those that resemble an option are reported. */
function misspeltVariables(environment: NodeJS.ProcessEnv): string[] {
  const known = NAMES.map(variableOf);
  return Object.keys(environment)
    .filter((name) => name.startsWith('PORTAL_') && !known.includes(name))
    .map((name) => [name, suggestion(name, known)])
    .filter(([, meant]) => meant)
    .map(([name, meant]) => `${name} is not an option. Did you mean ${meant}?`);
}

function readFile(file: string): unknown {
  try {
    return readJson(file);
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}
