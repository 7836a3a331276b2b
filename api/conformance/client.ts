/* The client of the screens, which says what is wrong with an answer. */
import type { Struct } from 'superstruct';
import type { Client } from '../../src/api/client.ts';
import { type ApiPath, callName, encodePath } from '../../src/api/path.ts';
import type { Problem } from '../../src/api/problem.ts';
import { readData } from '../../src/api/read-data.ts';
import { refusalText } from '../../src/api/refusal-text.ts';
import { failure, type Result, success } from '../../src/kit/result.ts';
import type { Browser, Visit } from './browser.ts';
import { explain, explainReading } from './explain.ts';
import { publicAddress } from './public-address.ts';
import { retryAfterOf } from './retry-after.ts';

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

type Answer = Omit<Exchange, 'call' | 'visit'>;

const broken = (why: string): Answer => ({
  outcome: 'broken',
  why,
  readings: [],
  text: undefined,
  data: undefined,
});

export function createCheckingClient(
  site: URL,
  browser: Browser,
  onExchange: (exchange: Exchange) => void,
  /** Waits and returns `true`, if it is worth it. */
  pause: (seconds: number) => Promise<boolean> = async () => false,
): Client {
  const addressOf = (path: ApiPath) => new URL(`/api/v1/${encodePath(path)}`, site);

  async function call<T>(method: string, path: ApiPath, body: object | undefined, struct: Struct<T>) {
    const name = callName(method, path);
    const headers = {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': browser.antiForgeryToken() }),
    };
    let visit: Visit | undefined;
    let answer: Answer;
    try {
      const options = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      visit = await browser.visit(addressOf(path), options);
      if (visit.status === 429 && (await pause(retryAfterOf(visit) ?? Infinity)))
        visit = await browser.visit(addressOf(path), options);
      answer = judge(visit, struct, site.origin);
    } catch (error) {
      answer = broken(`gets no answer: ${reasonOf(error)}`);
    }
    onExchange({ call: name, visit, ...answer });
    return resultOf<T>(answer, visit?.status ?? 0);
  }

  return {
    resolve: addressOf,
    get: (path, struct) => call('GET', path, undefined, struct),
    post: (path, body, struct) => call('POST', path, body, struct),
  };
}

/** What the portal makes of an answer; see `parseReply` in src/api/client.ts. */
export function judge<T>({ status, headers, body }: Visit, struct: Struct<T>, site: string): Answer {
  if (status >= 300 && status < 400) {
    const address = publicAddress(headers.get('Location'), site);
    return broken(`redirects to ${address}, and the portal refuses redirects of calls`);
  }
  const envelope = parse(body);
  if (envelope === undefined) {
    return broken(
      `answers ${status} with ${headers.get('Content-Type') ?? 'no content type'}, which is not JSON`,
    );
  }
  const { status: word, data } = Object(envelope) as { status?: unknown; data?: unknown };
  if (status < 400 && typeof word !== 'string') {
    return broken(`answers ${status} without an envelope: an object with status and data is expected`);
  }
  if (status < 400 && word === 'OK') {
    const reading = readData(data, struct);
    const { deviations } = reading;
    const reason = deviations.find(({ readAs }) => readAs === undefined) ?? deviations[0];
    if (!reading.ok) return broken(reason ? explain(reason) : 'has unexpected data');
    const readings = deviations.map(explainReading);
    return { outcome: 'success', why: undefined, readings, text: undefined, data: reading.value };
  }
  if (status >= 500) return broken(`answers ${status}`);
  const text = refusalText(data) ?? refusalText(envelope) ?? '';
  const isSilent = text === '' && status !== 401 && status !== 403;
  const why = isSilent ? `refuses with ${status} and no text in data` : undefined;
  const isLoose = text !== '' && typeof data !== 'string';
  const readings = isLoose
    ? [`refuses with ${data ? 'an object in data' : 'problem details'}, read as a text`]
    : [];
  return { outcome: status === 429 ? 'limited' : 'refusal', why, readings, text, data: undefined };
}

function resultOf<T>({ outcome, text, data }: Answer, status: number): Result<T, Problem> {
  if (outcome === 'success') return success(data as T);
  if (outcome === 'broken') return failure<Problem>({ kind: 'unexpected' });
  if (status === 401) return failure<Problem>({ kind: 'unauthorized' });
  return failure<Problem>(status === 403 ? { kind: 'forbidden' } : { kind: 'refused', text });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a request got no answer. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it takes longer than 20 seconds';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
