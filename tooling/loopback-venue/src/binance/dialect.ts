import type { Dialect, HttpAnswer, HttpRequest, Needs } from '../dialect';
import { Refusal, type RefusalCode } from '../types';
import { CONTRACT_COMMANDS, privateContractCalls } from './contracts';
import { COMMANDS, privateCalls } from './private';
import { publicCalls } from './public';
import { ReplaceFailure } from './cancel-replace';
import { signed } from './signature';
import { binanceSocket } from './socket';

type Error = readonly [code: number, message: string];

const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
const BANNED = 418;
const UNAVAILABLE = 503;
const DEFAULT_WINDOW_MS = 5000;
/** A time that is further ahead is refused whatever the window is. */
const AHEAD_MS = 1000;

/** Source: developers.binance.com, "Spot: Error Codes". */
const ERRORS: Readonly<Record<RefusalCode, Error>> = {
  unknown_pair: [-1121, 'Invalid symbol.'],
  closed_pair: [-1013, 'Market is closed.'],
  tick: [-1013, 'Filter failure: PRICE_FILTER'],
  lot: [-1013, 'Filter failure: LOT_SIZE'],
  minimum_amount: [-1013, 'Filter failure: LOT_SIZE'],
  minimum_total: [-1013, 'Filter failure: NOTIONAL'],
  insufficient: [-2010, 'Account has insufficient balance for requested action.'],
  margin: [-2019, 'Margin is insufficient.'],
  reduce_only: [-2022, 'ReduceOnly Order is rejected.'],
  duplicate: [-2010, 'Duplicate order sent.'],
  would_take: [-2010, 'Order would immediately match and take.'],
  trigger_reached: [-2010, 'Stop price would trigger immediately.'],
  unknown_order: [-2013, 'Order does not exist.'],
  unknown_network: [-4018, 'The network is not supported.'],
};
const CANCEL_OF_UNKNOWN: Error = [-2011, 'Unknown order sent.'];

const RESTRICTED: Error = [-2011, 'Order was not canceled due to cancel restrictions.'];
const CONFLICT = 409;

const TIMEOUT: Error = [
  -1007,
  'Timeout waiting for response from backend server. Send status unknown; execution status unknown.',
];

function causeOf(reason: ReplaceFailure['reason'], isCancelled: boolean): Error {
  if (reason === 'timeout') return TIMEOUT;
  if (reason === 'cancel_restrictions') return RESTRICTED;
  return isCancelled ? ERRORS[reason] : CANCEL_OF_UNKNOWN;
}

/** Source: developers.binance.com, "Cancel an Existing Order and Send a New Order". */
function replaceFailed({ cancelResponse, isCancelled, reason }: ReplaceFailure): HttpAnswer {
  const [code, msg] = causeOf(reason, isCancelled);
  const data = isCancelled
    ? { cancelResult: 'SUCCESS', newOrderResult: 'FAILURE', cancelResponse, newOrderResponse: { code, msg } }
    : {
        cancelResult: 'FAILURE',
        newOrderResult: 'NOT_ATTEMPTED',
        cancelResponse: { code, msg },
        newOrderResponse: null,
      };
  const [status, ...error] = isCancelled
    ? ([CONFLICT, -2021, 'Order cancel-replace partially failed.'] as const)
    : ([BAD_REQUEST, -2022, 'Order cancel-replace failed.'] as const);
  return { status, body: { code: error[0], msg: error[1], data } };
}

const failed = ([code, msg]: Error, status = BAD_REQUEST): HttpAnswer => ({ status, body: { code, msg } });

/** Binance: REST `/api/v3`, `/sapi/v1` and `/fapi` (contracts), market streams, and the user data stream of the WebSocket API. */
export function binanceDialect({ exchange, contracts, faults, keys }: Needs): Dialect {
  const open = publicCalls(exchange, faults);
  const closed = { ...privateCalls(exchange, faults), ...privateContractCalls(exchange, contracts) };

  /** Why a private request is refused; `undefined` if it is not. Source: developers.binance.com, "Request Security". */
  function denied(fieldsText: string, apiKey: unknown): HttpAnswer | undefined {
    const [text = '', signature] = fieldsText.split('&signature=');
    const fields = new URLSearchParams(text);
    if (apiKey !== keys.apiKey) return failed([-2015, 'Invalid API-key, IP, or permissions for action.'], UNAUTHORIZED);
    if (signature !== signed(text, keys.secret)) return failed([-1022, 'Signature for this request is not valid.']);
    const behind = faults.now() - Number(fields.get('timestamp'));
    const isInTime = behind > -AHEAD_MS && behind <= Number(fields.get('recvWindow') ?? DEFAULT_WINDOW_MS);
    return isInTime ? undefined : failed([-1021, 'Timestamp for this request is outside of the recvWindow.']);
  }

  function call({ method, path, query, body, headers }: HttpRequest): HttpAnswer {
    if (faults.isInMaintenance) return failed([1, 'System is under maintenance.'], UNAVAILABLE);
    const answer = open[path];
    if (answer && method === 'GET') return { body: answer(new URLSearchParams(query)) };
    const name = `${method} ${path}`;
    const command = closed[name];
    if (!command) return failed([-1000, `There is no ${name}.`], 404);
    const text = [query, body].filter((part) => part !== '').join('&');
    const refused = denied(text, headers['x-mbx-apikey']);
    if (refused) return refused;
    const isCommand = COMMANDS.has(name) || CONTRACT_COMMANDS.has(name);
    if (isCommand && faults.occurs('rateLimited')) return failed([-1003, 'Too many requests.'], TOO_MANY_REQUESTS);
    if (isCommand && faults.occurs('banned'))
      return failed([-1003, 'Way too much request weight used; IP banned.'], BANNED);
    if (isCommand && faults.occurs('dropped')) return { body: {}, isLost: true };
    const result = { body: command(new URLSearchParams(text)) };
    return isCommand ? { ...result, ...faults.ofReply() } : result;
  }

  return {
    answer(request) {
      try {
        return call(request);
      } catch (error) {
        if (error instanceof ReplaceFailure) return replaceFailed(error);
        if (!(error instanceof Refusal)) throw error;
        const isUnknownCancel = error.code === 'unknown_order' && request.method === 'DELETE';
        return failed(isUnknownCancel ? CANCEL_OF_UNKNOWN : ERRORS[error.code]);
      }
    },
    ...binanceSocket({ exchange, contracts, faults, keys }),
  };
}
