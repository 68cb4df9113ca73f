import { createHash, createHmac } from 'node:crypto';
import type { Dialect, HttpAnswer, HttpRequest, Needs } from '../dialect';
import { Refusal, type RefusalCode } from '../types';
import { contractCalls } from './contracts';
import { COMMANDS, privateCalls } from './private';
import { publicCalls } from './public';
import { krakenSocket } from './socket';

/** Source: docs.kraken.com/api, "API Error Messages". The text for a repeated client order id is not documented. */
const ERRORS: Readonly<Record<RefusalCode, string>> = {
  unknown_pair: 'EQuery:Unknown asset pair',
  closed_pair: 'EService:Market in cancel_only mode',
  tick: 'EOrder:Tick size check failed',
  lot: 'EGeneral:Invalid arguments:volume',
  minimum_amount: 'EOrder:Order minimum not met',
  minimum_total: 'EOrder:Cost minimum not met',
  insufficient: 'EOrder:Insufficient funds',
  margin: 'EOrder:Insufficient margin',
  reduce_only: 'EOrder:Reduce only:No position exists',
  duplicate: 'EGeneral:Invalid arguments:cl_ord_id',
  would_take: 'EOrder:Post only order',
  trigger_reached: 'EOrder:Trigger price would trigger immediately',
  unknown_order: 'EOrder:Unknown order',
  unknown_network: 'EFunding:No funding method',
};

const failed = (error: string): HttpAnswer => ({ body: { error: [error] } });

/** Kraken: REST `/0/public` and `/0/private`, WebSocket v2; Kraken Futures: REST. */
export function krakenDialect(needs: Needs): Dialect {
  const { exchange, faults, keys } = needs;
  const open = publicCalls(exchange, faults);
  const closed = privateCalls(exchange, faults);
  const ofContracts = contractCalls(needs);
  const socket = krakenSocket({ exchange, faults });
  let lastNonce = 0;

  /** Why a private request is refused; `undefined` if it is not. Source: docs.kraken.com/api, "Spot REST Authentication". */
  function denied({ path, body, headers }: HttpRequest): string | undefined {
    const nonce = new URLSearchParams(body).get('nonce') ?? '';
    const hash = createHash('sha256')
      .update(nonce + body)
      .digest();
    const expected = createHmac('sha512', Buffer.from(keys.secret, 'base64'))
      .update(path)
      .update(hash)
      .digest('base64');
    if (headers['api-key'] !== keys.apiKey) return 'EAPI:Invalid key';
    if (headers['api-sign'] !== expected) return 'EAPI:Invalid signature';
    // Nonces do not fall. The key has a nonce window (support.kraken.com, "What is a nonce window?"): ccxt's nonces are milliseconds,
    // and on one machine two requests fall into the same one.
    // With a skew the key has been used by a client whose clock is ahead, so the nonces of this machine's are too low.
    if (Number(nonce) < lastNonce || faults.clockSkew > 0) return 'EAPI:Invalid nonce';
    lastNonce = Number(nonce);
    return undefined;
  }

  function call(request: HttpRequest): HttpAnswer {
    if (faults.isInMaintenance) return failed('EService:Unavailable');
    const [, , access, name = ''] = request.path.split('/');
    if (access === 'public') {
      const answer = open[name];
      return answer ? done(answer(new URLSearchParams(request.query))) : failed('EGeneral:Unknown method');
    }
    const answer = closed[name];
    if (!answer) return failed('EGeneral:Unknown method');
    const refused = denied(request);
    if (refused !== undefined) return failed(refused);
    const isCommand = COMMANDS.has(name);
    if (isCommand && faults.occurs('rateLimited')) return failed('EAPI:Rate limit exceeded');
    if (isCommand && faults.occurs('banned')) return failed('EGeneral:Temporary lockout');
    if (isCommand && faults.occurs('dropped')) return { body: {}, isLost: true };
    const result = done(answer(new URLSearchParams(request.body)));
    return isCommand ? { ...result, ...faults.ofReply() } : result;
  }

  return {
    answer(request) {
      try {
        return ofContracts(request) ?? call(request);
      } catch (error) {
        if (error instanceof Refusal) return failed(ERRORS[error.code]);
        throw error;
      }
    },
    ...socket,
  };
}

const done = (result: unknown): HttpAnswer => ({ body: { error: [], result } });
