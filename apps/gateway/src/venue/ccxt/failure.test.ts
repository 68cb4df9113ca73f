import type { CallProgress } from '@bourse/contract-server/ccxt-requests';
import { expect, it } from 'vitest';
import { failureOf, UnsentError } from './failure';

const PLAIN = ['ExchangeError', 'BaseError', 'Error'];
const INVALID = ['InvalidOrder', ...PLAIN];

it.each([
  [['RateLimitExceeded', 'NetworkError'], 'refused', 'rate_limit'],
  [['OnMaintenance', 'ExchangeNotAvailable'], 'refused', 'maintenance'],
  [['InsufficientFunds', 'ExchangeError'], 'refused', 'balance_too_low'],
  [['OrderImmediatelyFillable', 'InvalidOrder', 'ExchangeError'], 'refused', 'would_take'],
  [['OrderNotFillable', 'InvalidOrder', 'ExchangeError'], 'refused', 'cannot_fill'],
  [['OperationRejected', 'ExchangeError'], 'refused', 'other'],
  [['RestrictedLocation', 'OperationRejected', 'ExchangeError'], 'refused', 'other'],
  [['MarketClosed', 'OperationRejected', 'ExchangeError'], 'refused', 'pair_closed'],
  [['DuplicateOrderId', 'InvalidOrder'], 'unknown', 'other'],
  [['RequestTimeout', 'NetworkError'], 'unknown', 'other'],
  [['ExchangeNotAvailable', 'NetworkError'], 'unknown', 'other'],
  [['BadResponse', 'OperationFailed'], 'unknown', 'other'],
  [['ExchangeError', 'BaseError'], 'unknown', 'other'],
  [['TypeError', 'Error'], 'unknown', 'other'],
])('an error of the kinds %j without a readable reply is %s', (kinds, outcome, reason) => {
  expect(failureOf({ kinds, message: 'text', progress: 'sent' })).toMatchObject({ outcome, reason, message: 'text' });
});

it.each(['kraken {"error":["EService:Unavailable"]}', 'krakenfutures {"result":"error","error":"unavailable"}'])(
  'a venue that tells its maintenance without a class of ccxt is in maintenance, and the outcome is unknown: %s',
  (message) => {
    const kinds = ['ExchangeNotAvailable', 'NetworkError', 'BaseError', 'Error'];
    expect(failureOf({ kinds, message, progress: 'answered' })).toMatchObject({
      outcome: 'unknown',
      reason: 'maintenance',
    });
  },
);

it.each<[string, CallProgress, string]>([
  ['x {"code":"7001","msg":"this pair is not traded in your country"}', 'answered', 'refused'],
  ['x {"code":"7001","msg":"this pair is not traded in your country"}', 'sent', 'unknown'],
  ['x {"code":"1","msg":"Internal error"}', 'answered', 'unknown'],
  ['x {"code":"2","msg":"Execution status unknown"}', 'answered', 'unknown'],
  ['x {"code":"3","msg":"The order timed out"}', 'answered', 'unknown'],
  ['x {"code":"4","msg":"System busy, please try again later"}', 'answered', 'unknown'],
])('the plain error %s whose request is %s is %s', (message, progress, outcome) => {
  expect(failureOf({ kinds: PLAIN, message, progress })).toMatchObject({ outcome });
});

it.each([
  [PLAIN, 'x numPrecisionDigits should not be undefined'],
  [['TypeError', 'Error'], "Cannot read properties of undefined (reading 'id')"],
  [['BadSymbol', ...PLAIN], 'x does not have market symbol'],
])('an error of the kinds %j before any request is a refusal', (kinds, message) => {
  const failure = failureOf({ kinds, message, progress: 'not sent' });
  expect(failure).toBeInstanceOf(UnsentError);
  expect(failure.outcome).toBe('refused');
});

it('an edit of which the second part has an unknown outcome is unknown', () => {
  const kinds = ['BadResponse', 'OperationFailed', 'BaseError'];
  const message =
    'x {"code":-2021,"msg":"Order cancel-replace partially failed.","data":{"newOrderResponse":{"code":-1007,"msg":"Timeout waiting for response from backend server. Send status unknown; execution status unknown."}}}';
  expect(failureOf({ kinds, message, progress: 'answered' })).toMatchObject({ outcome: 'unknown' });
});

it('a request that the limiter keeps back tells nothing about its arguments', () => {
  for (const kind of ['RateLimitExceeded', 'NotSentError'])
    expect(failureOf({ kinds: [kind], message: 'wait', progress: 'not sent' })).not.toBeInstanceOf(UnsentError);
});

it.each([
  ['x {"code":-2010,"msg":"Duplicate order sent."}'],
  ['kraken {"error":["EGeneral:Invalid arguments:cl_ord_id"]}'],
  ['x {"sCode":"51016","sMsg":"Client order ID already exists"}'],
  ['x {"label":"REPEATED_CREATION","message":"order already created"}'],
  ['x {"retMsg":"Duplicate clientOrderId."}'],
  ['x {"msg":"Client order id must be unique"}'],
])('the repeated client order id of %s is looked up and not told as refused', (message) => {
  expect(failureOf({ kinds: INVALID, message, progress: 'answered' })).toMatchObject({ outcome: 'unknown' });
});

it.each([
  [
    ['DDoSProtection', 'NetworkError', 'BaseError'],
    'x {"code":-2015,"msg":"Invalid API-key, IP, or permissions"}',
    'key_refused',
  ],
  [
    ['OperationRejected', ...PLAIN],
    'x {"code":-4061,"msg":"Order\'s position side does not match user\'s setting."}',
    'position_mode',
  ],
  [INVALID, 'x {"code":-2010,"msg":"Stop price would trigger immediately."}', 'trigger_reached'],
  [PLAIN, 'kraken {"error":["EOrder:Post only order"]}', 'would_take'],
  [
    ['BadResponse', 'OperationFailed', 'BaseError'],
    'x {"code":-2021,"msg":"Order cancel-replace partially failed.","data":{"newOrderResponse":{"code":-2010,"msg":"Order would immediately match and take."}}}',
    'unreplaced',
  ],
  [
    ['BadResponse', 'OperationFailed', 'BaseError'],
    'x {"code":-2022,"msg":"Order cancel-replace failed.","data":{"cancelResponse":{"code":-2011,"msg":"Order was not canceled due to cancel restrictions."}}}',
    'partly_filled',
  ],
  [
    ['BadResponse', 'OperationFailed', 'BaseError'],
    'x {"code":-2022,"msg":"Order cancel-replace failed.","data":{"cancelResponse":{"code":-2011,"msg":"Unknown order sent."}}}',
    'order_not_found',
  ],
  [PLAIN, 'kraken {"error":["EOrder:Unknown order"]}', 'order_not_found'],
  [INVALID, 'x {"code":-1013,"msg":"Filter failure: LOT_SIZE"}', 'order_invalid'],
])('an error of the kinds %j with the text %s has the reason %s', (kinds, message, reason) => {
  expect(failureOf({ kinds, message, progress: 'answered' })).toMatchObject({ outcome: 'refused', reason });
});
