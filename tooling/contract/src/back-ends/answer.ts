import { FAMILIES, Refusal, type Family } from './replies';
import type { Replies } from './common-replies';
import { answerWrite, ofStatus, withRows, type Fields, type Made } from './writes';

export interface StubRequest {
  /** `POST /wallet/out`. */
  readonly name: string;
  readonly fields: Fields;
  /** Whether the request has a `lang` header. */
  readonly hasLanguage: boolean;
}

export type Answer = readonly [status: number, body: unknown];

const NO_PAIR = new Refusal('参数错误');

const CODED = 'GET /currency/new_timeshar';

function envelope(name: string, message: unknown): unknown {
  if (message instanceof Refusal) return { type: 'error', message: message.text };
  if (name === CODED) return { code: 1, data: message };
  const isWhole = typeof message === 'object' && message !== null && 'type' in message && message.type === 'ok';
  return isWhole ? message : { type: 'ok', message };
}

/** The answer of a family to a request. `made`: the rows of earlier writes; a write adds its own. */
export function answerOf(family: Family, { name, fields, hasLanguage }: StubRequest, made: Made): Answer {
  const { needsLanguage } = FAMILIES[family];
  const replies: Replies = FAMILIES[family].replies;
  const path = name.slice(name.indexOf('/'));
  if (!hasLanguage && needsLanguage.some((call) => call === path)) return [500, { message: 'Server Error' }];
  // Positions of all pairs are in `my_trade` alone.
  if (name === 'POST /lever/dealall' && fields['legal_id'] === undefined) return [200, envelope(name, NO_PAIR)];
  const written = answerWrite(family, name, fields, made);
  if (written !== undefined) return [200, envelope(name, written)];
  if (!Object.hasOwn(replies, name)) return [path === '/news/list' ? 405 : 404, { message: '' }];
  return [200, envelope(name, ofStatus(withRows(replies[name], made.get(name) ?? []), fields['status']))];
}
