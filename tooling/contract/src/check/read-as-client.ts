import { onMalformed, type Call } from '@bourse/contracts/wire';
import { readReply } from '@bourse/api-client/reply';
import type { Fields } from '@bourse/contracts/check';
import { PROBES } from '../features';
import type { Known } from './known';

/**
 * How much the client reads of a call's reply: everything (`works`), a part or nothing (`gap`), or there is no such call (`absent`).
 * `unasked`: no earlier reply named the ids that the call needs.
 */
export type Reading = 'works' | 'gap' | 'absent' | 'unasked';

export interface ClientOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
}

/** Sends every call that only reads, as the client does, and says what the client reads of the replies. */
export async function readAsClient(options: ClientOptions, known: Known = {}): Promise<ReadonlyMap<Call, Reading>> {
  const found = new Map<Call, Reading>();
  for (const { call, requests, learn } of PROBES) {
    let reading: Reading = 'unasked';
    for (const request of call.access === 'required' && options.token === undefined ? [] : requests(known)) {
      // oxlint-disable-next-line no-await-in-loop -- a request needs ids of an earlier reply
      const read = await readOne(options, call, request);
      if (read.reply !== undefined) learn?.(known, read.reply);
      reading = worse(reading, read.reading);
    }
    found.set(call, reading);
  }
  return found;
}

interface Read {
  readonly reading: Reading;
  readonly reply?: unknown;
}

async function readOne(options: ClientOptions, call: Call, request: Fields): Promise<Read> {
  let isWhole = true;
  const stop = onMalformed(() => {
    isWhole = false;
  });
  try {
    const outcome = readReply(call, await ask(options, call, request), 'query');
    if ('data' in outcome) return { reading: isWhole ? 'works' : 'gap', reply: outcome.data };
    const { error } = outcome;
    if (error.kind === 'http' && (error.status === 404 || error.status === 405)) return { reading: 'absent' };
    // A refusal is an answer that the client shows.
    return { reading: error.kind === 'rejected' ? 'works' : 'gap' };
  } catch {
    return { reading: 'gap' };
  } finally {
    stop();
  }
}

const TIMEOUT_MS = 20_000;

/** One request in English, which is named in a parameter and in a header. */
async function ask({ baseUrl, token }: ClientOptions, { method, path }: Call, request: Fields) {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) if (value !== undefined) fields.set(name, String(value));
  const url = new URL(`/api${path}`, baseUrl);
  if (method === 'GET') url.search = fields.toString();
  url.searchParams.set('t', String(Date.now()));
  url.searchParams.set('lang', url.searchParams.get('lang') ?? 'en');
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: fields }),
    headers: { accept: 'application/json', lang: 'en', ...(token !== undefined && { authorization: token }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.text() };
}

const ORDER: readonly Reading[] = ['gap', 'absent', 'works', 'unasked'];
const worse = (a: Reading, b: Reading): Reading => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);
