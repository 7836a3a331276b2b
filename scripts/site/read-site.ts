import { existsSync } from 'node:fs';
import { readJson } from '../build/json.ts';
import { type CheckedSite, checkSite, OPTION_NAMES, type Site, suggestion } from './check.ts';
import { variableOf } from './options.ts';

const NOTHING: CheckedSite = { site: {}, problems: [] };

/**
 * Reads the file `portal.config.json`, or the one that `PORTAL_CONFIG` names, and the variables, which take precedence.
 * @throws Error that lists everything that is not allowed.
 */
export function readSite(environment: NodeJS.ProcessEnv = process.env): Site {
  const file = environment.PORTAL_CONFIG || 'portal.config.json';
  const isPresent = Boolean(environment.PORTAL_CONFIG) || existsSync(file);
  const { site: fromFile, problems } = isPresent ? checkSite(readFile(file)) : NOTHING;
  const written = OPTION_NAMES.map((name) => [name, environment[variableOf(name)]]).filter(
    ([, value]) => value,
  );
  const fromVariables = checkSite(Object.fromEntries(written), variableOf);
  const all = [
    ...problems.map((problem) => `${file}: ${problem}`),
    ...fromVariables.problems,
    ...misspeltVariables(environment),
  ];
  if (all.length > 0) throw new Error(`The site cannot be built:\n${all.join('\n')}`);
  return { ...fromFile, ...fromVariables.site };
}

/** Other programs may have variables with this prefix, so only those that resemble an option are reported. */
function misspeltVariables(environment: NodeJS.ProcessEnv): string[] {
  const known = OPTION_NAMES.map(variableOf);
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
