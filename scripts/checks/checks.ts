/* The checks of scripts/test.ts. Those that developers often run alone are npm scripts. */
import { readJson } from '../build/json.ts';
import { missingSoftware, WEB_SERVERS } from '../setup/software.mjs';

export interface Check {
  /** Commands that run one after the other. */
  run: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Why the check cannot run on this machine. */
  missing?(): string | undefined;
}

const ALL_ELEMENT_TESTS = { ELEMENT_TESTS: 'all' };
const ENGINES = 'wtr --config tests/support/engines/web-test-runner.config.mjs';
const SMOKE = '--project=WebKit --project=Firefox';
const PASSWORDS = 'playwright test --project="passwords*"';

const starterTest = (name: string) => `server/tests/servers/starter/${name}.test.ts`;

const READER = 'playwright test --project=screen-reader';

const missingReader = () => missingSoftware('screen-reader');
const missingEngines = () => missingSoftware('engines');

const missingServers = () => {
  const reasons = WEB_SERVERS.map(missingSoftware);
  return reasons.every(Boolean) ? reasons.join('\n') : undefined;
};

/** A check whose name ends in `-sample` is the part of a long check that `npm test` runs. */
const CHECKS: Readonly<Record<string, Check>> = {
  'lint:api': { run: ['redocly lint --config api/redocly.yaml api/openapi.yaml api/flows.arazzo.yaml'] },
  rules: { run: ['node scripts/import-rules.ts'] },
  types: { run: ['tsc --noEmit'] },
  'test:package': { run: ['vitest run --project package --tags-filter "!long"'] },
  'flows-and-samples': {
    // In one run, because each takes 4 seconds to start.
    run: [`playwright test --project=flows --project=loose --project=hosts ${missingEngines() ? '' : SMOKE}`],
    env: { SAMPLE: '1' },
  },
  'bench:check': { run: ['node bench/check.ts'] },
  'engines-sample': {
    run: [ENGINES],
    env: { SAMPLE: '1' },
    missing: missingEngines,
  },
  engines: {
    run: [ENGINES, 'playwright test --project=WebKit --project="Firefox*"'],
    env: ALL_ELEMENT_TESTS,
    missing: missingEngines,
  },
  passwords: { run: [PASSWORDS], missing: missingEngines },
  'screen-reader-sample': {
    run: [READER],
    env: { SAMPLE: '1' },
    missing: missingReader,
  },
  'screen-reader': { run: [READER], missing: missingReader },
  loose: { run: ['playwright test --project=loose'] },
  hosts: { run: ['playwright test --project=hosts'] },
  long: {
    run: [
      'wtr',
      'vitest run --project "unit*" --project package --tags-filter long',
      'playwright test --project=long',
    ],
    env: { ELEMENT_TESTS: 'long' },
  },
  'hosts-real': { run: ['playwright test --project=hosts-real'] },
  servers: { run: ['vitest run --project servers'] },
  // The kit on a file.
  'servers-sample': { run: [`vitest run --project servers ${starterTest('kit')}`] },
  postgres: {
    run: [
      `vitest run --project servers ${['kit', 'processes', 'crash', 'races'].map(starterTest).join(' ')}`,
    ],
    env: { STARTER_DATABASE: 'postgres' },
    missing: () => missingSoftware('postgres'),
  },
  hosting: {
    run: [`playwright test ${WEB_SERVERS.map((name) => `--project="${name}*"`).join(' ')}`],
    missing: missingServers,
  },
};

const { scripts } = readJson('package.json');

export function checkNamed(name: string): Check {
  const check = CHECKS[name] ?? (scripts[name] && { run: [scripts[name]] });
  if (check) return check;
  throw new Error(`There is no check "${name}", only ${Object.keys(CHECKS).join(', ')} and the npm scripts.`);
}
