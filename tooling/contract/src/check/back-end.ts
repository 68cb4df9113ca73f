import { parseJson, type Call } from '@bourse/contracts/wire';
import type { Fields } from '@bourse/contracts/check';

/** The result of a call. */
export interface Answer {
  readonly status: number;
  /** Parsed by `JSON.parse`; `undefined` if the body is not JSON. */
  readonly body: unknown;
  /** Parsed with exact digits, as the client does. */
  readonly exact: unknown;
}

interface AskOptions {
  /** Without the token. */
  readonly isVisitor?: boolean;
  /** The header `lang`; without it there is none. */
  readonly language?: string | undefined;
}

/** The back end under check. */
export interface BackEnd {
  readonly baseUrl: string;
  readonly token: string | undefined;
  /** @throws Error if there is no answer */
  ask(call: Call, request: Fields, options?: AskOptions): Promise<Answer>;
}

const TIMEOUT_MS = 20_000;

/** @param baseUrl the origin, without `/api` */
export function backEnd(baseUrl: string, token: string | undefined): BackEnd {
  return {
    baseUrl,
    token,
    async ask(call, request, { isVisitor = false, language } = {}) {
      const fields = new URLSearchParams();
      for (const [name, value] of Object.entries(request)) if (value !== undefined) fields.set(name, String(value));
      const url = new URL(`/api${call.path}`, baseUrl);
      if (call.method === 'GET') url.search = fields.toString();
      url.searchParams.set('t', String(Date.now()));
      const response = await fetch(url, {
        method: call.method,
        ...(call.method === 'POST' && { body: fields }),
        headers: {
          accept: 'application/json',
          ...(token !== undefined && !isVisitor && { authorization: token }),
          ...(language !== undefined && { lang: language }),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return { status: response.status, body: read(text, JSON.parse), exact: read(text, parseJson) };
    },
  };
}

function read(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
