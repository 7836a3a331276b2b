/* The client of the screens, which says what is wrong with an answer. */
import type { Struct } from 'superstruct';
import type { Client } from '../../src/contract/client.ts';
import { explain } from '../../src/contract/explain.ts';
import { parseJson, parseReply } from '../../src/contract/parse-reply.ts';
import { type ApiPath, callName, encodePath } from '../../src/contract/path.ts';
import type { Problem } from '../../src/contract/problem.ts';
import { readData } from '../../src/contract/read-data.ts';
import { retryAfter } from '../../src/contract/retry-after.ts';
import { failure, type Result } from '../../src/kit/result.ts';
import { Absent } from './absent.ts';
import type { Browser, Visit } from './browser.ts';
import { NoAnswer } from './no-answer.ts';
import { publicAddress } from './public-address.ts';

/** A call and its answer. */
export interface Exchange {
  /** `GET /api/v1/token/{token}` */
  readonly call: string;
  readonly visit: Visit | undefined;
  /** `limited`: the server refuses it with 429, so it says nothing about the call. */
  readonly outcome: 'success' | 'refusal' | 'limited' | 'broken';
  /** Why the portal cannot use the answer. */
  readonly why: string | undefined;
  /** What the portal understands, although it differs from the description. */
  readonly readings: readonly string[];
  /** The text of a refusal. */
  readonly text: string | undefined;
  readonly data: unknown;
}

export function createCheckingClient(
  site: URL,
  browser: Browser,
  onExchange: (exchange: Exchange) => void,
  /** Waits and returns `true`, if it is worth it. */
  pause: (seconds: number) => Promise<boolean>,
): Client {
  const addressOf = (path: ApiPath) => new URL(`/api/v1/${encodePath(path)}`, site);

  async function call<T>(
    method: string,
    path: ApiPath,
    body: object | undefined,
    struct: Struct<T>,
    strict = false,
  ): Promise<Result<T, Problem>> {
    const name = callName(method, path);
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() }),
    };
    const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const send = () => browser.visit(addressOf(path), options);
    try {
      let visit = await send();
      if (visit.status === 429 && (await pause(retryAfter(visit.headers)?.seconds ?? Infinity)))
        visit = await send();
      const { result, ...judgement } = judge(visit, struct, name, site.origin, strict);
      onExchange({ call: name, visit, data: result.ok ? result.value : undefined, ...judgement });
      return result;
    } catch (error) {
      if (!(error instanceof NoAnswer) || error instanceof Absent) throw error;
      onExchange({ call: name, visit: undefined, data: undefined, ...broken(error.why) });
      return failure({ kind: 'unreachable' });
    }
  }

  return {
    resolve: addressOf,
    get: (path, struct, _, options) => call('GET', path, undefined, struct, options?.strict),
    post: (path, body, struct) => call('POST', path, body, struct),
  };
}

type Judgement = Omit<Exchange, 'call' | 'visit' | 'data'>;

const broken = (why: string): Judgement => ({ outcome: 'broken', why, readings: [], text: undefined });

/** What the portal makes of an answer, and why. */
export function judge<T>(
  visit: Visit,
  struct: Struct<T>,
  call: string,
  site: string,
  strict = false,
): Judgement & { result: Result<T, Problem> } {
  const { status, headers, body } = visit;
  if (status >= 300 && status < 400) {
    const address = publicAddress(headers.get('Location'), site);
    const why = `redirects to ${address}, and the portal refuses redirects of calls`;
    return { ...broken(why), result: failure({ kind: 'stopped', status }) };
  }
  const result = parseReply(status, body, struct, call, { pause: retryAfter(headers), strict });
  if (!result.ok) return { ...judgeProblem(result.problem, visit, struct), result };
  const readings = deviationsIn(parseJson(body), struct).map((deviation) => {
    const { readAs } = deviation;
    const reading =
      readAs === undefined
        ? 'what differs is ignored'
        : `read as ${typeof readAs === 'string' ? 'a text' : readAs}`;
    return `${explain(deviation, struct)}: ${reading}`;
  });
  return { outcome: 'success', why: undefined, readings, text: undefined, result };
}

const deviationsIn = <T>(reply: unknown, struct: Struct<T>) =>
  readData((reply as { data?: unknown }).data, struct).deviations;

function judgeProblem<T>(problem: Problem, { status, headers, body }: Visit, struct: Struct<T>): Judgement {
  const reply = parseJson(body);
  const refusal = { outcome: 'refusal', why: undefined, readings: [], text: undefined } as const;
  switch (problem.kind) {
    case 'unauthorized':
    case 'forbidden':
      return refusal;
    case 'busy':
      return status === 429 ? { ...refusal, outcome: 'limited' } : broken(`answers ${status}`);
    case 'refused': {
      const { text } = problem;
      if (!text) return { ...refusal, why: `refuses with ${status} and no text in data` };
      const { data } = reply as { data?: unknown };
      const kind = data ? 'an object in data' : 'problem details';
      const readings = typeof data === 'string' ? [] : [`refuses with ${kind}, read as a text`];
      return { ...refusal, readings, text };
    }
  }
  if (reply === undefined)
    return broken(
      `answers ${status} with ${headers.get('Content-Type') ?? 'no content type'}, which is not JSON`,
    );
  if (Object(reply).status !== 'OK')
    return broken(`answers ${status} without an envelope: an object with status and data is expected`);
  const deviations = deviationsIn(reply, struct);
  const reason = deviations.find(({ readAs }) => readAs === undefined) ?? deviations[0];
  return broken(reason ? explain(reason, struct) : 'has unexpected data');
}
