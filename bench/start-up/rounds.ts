import type { Browser } from 'playwright';
import type { Certificate } from '../certificate.ts';
import { overSlowLink } from '../link.ts';
import { type PageServer, servePage } from '../server.ts';
import type { Row } from './rows.ts';
import { type Figures, visit } from './visit.ts';

/** The figures of one round, by the name of the row. */
export type Round = ReadonlyMap<string, Figures>;

interface Options {
  readonly browser: Browser;
  readonly certificate: Certificate;
  readonly rounds: number;
  /** Ends the measurement early. */
  readonly isEnough?: (rounds: readonly Round[]) => boolean;
}

/**
 * Visits every page once per round, so that all pages of a round share the load of the machine. Each round starts with another
 * page. The first round warms up the servers and is not returned.
 */
export async function measure(rows: readonly Row[], options: Options): Promise<Round[]> {
  const { browser, certificate } = options;
  const servers = new Map<string, PageServer>();
  const rounds: Round[] = [];
  try {
    for (const row of rows)
      servers.set(row.name, await overSlowLink(await servePage(await row.page(), certificate)));
    for (let round = 0; round <= options.rounds; round += 1) {
      console.error(round === 0 ? 'warm-up' : `round ${round} of ${options.rounds}`);
      const figures = new Map<string, Figures>();
      for (const { name, kind, isLazy } of rotated(rows, round)) {
        const ready = kind === 'own' ? (isLazy ? 'after a key' : 'at the start') : 'never';
        const visited = visit(browser, servers.get(name)?.url ?? '', ready);
        figures.set(name, await visited.catch(nameRow(name)));
      }
      if (round > 0) rounds.push(figures);
      if (options.isEnough?.(rounds)) break;
    }
  } finally {
    await Promise.all([...servers.values()].map((server) => server.close()));
  }
  return rounds;
}

const nameRow = (name: string) => (cause: unknown) => {
  throw new Error(`The visit of “${name}” failed.`, { cause });
};

const rotated = <T>(list: readonly T[], by: number): T[] => {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
};
