// @vitest-environment jsdom
import { expired, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { sentBy } from '@bourse/safe-writes/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  leverCancel,
  leverClose,
  leverMyTrade,
  leverSetMultiple,
  leverSetStop,
  leverSubmit,
} from '@bourse/contracts/lever';
import { aPosition, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { aTab } from './a-tab.test-support';
import { moveTicket, moveWrite } from './move-write';
import { multipleWrite } from './multiple-write';
import { partialCloseWrite, closeWrite, revokeWrite, stopsWrite, ticketOf } from './position-writes';
import { reduceWrite } from './reduce-write';
import { reverseTicket, reverseWrite } from './reverse-write';

const d = decimal;
const position = aPosition();
const pending = aPosition({ id: 40, entryPrice: d(96_000), orderPrice: d(96_000) });
let exchange: LeverExchange;
const { server, heal } = freshServer(() => {
  exchange = leverExchange({ positions: [position], entrusts: [pending] });
  return leverHandlers(exchange);
});
beforeEach(() => sessionStorage.clear());

const { pair, symbol, direction } = position;
const move = moveTicket(pending, d(95_000));
const reversal = reverseTicket(position);
if (pair === undefined || move === undefined || reversal === undefined) throw new Error('the fixtures lack a field');
const reduction = { pair, symbol, direction, mode: 'market', price: d(98_000), lots: d(1) } as const;

/** Each write with its first request, and what the look-up finds where that did not arrive. */
const WRITES = {
  'a move': { call: leverCancel, absent: 'open', ...sentBy(moveWrite, move) },
  'a reduce-only order': { call: leverSubmit, absent: 'absent', ...sentBy(reduceWrite, reduction) },
  'a partial close': {
    call: leverClose,
    absent: 'open',
    ...sentBy(partialCloseWrite, { ...ticketOf(position, pair), closing: d(1) }),
  },
  'a change of the multiple': {
    call: leverSetMultiple,
    absent: 'unchanged',
    ...sentBy(multipleWrite, { ...ticketOf(position, pair), multiple: d(5) }),
  },
  'a reversal': { call: leverClose, absent: 'open', ...sentBy(reverseWrite, reversal) },
  'a close from a line': { call: leverClose, absent: 'open', ...sentBy(closeWrite, ticketOf(position, pair)) },
  'a cancellation from a line': {
    call: leverCancel,
    absent: 'pending',
    ...sentBy(revokeWrite, ticketOf(pending, pair)),
  },
  'a dragged stop': {
    call: leverSetStop,
    absent: 'unchanged',
    ...sentBy(stopsWrite, { ...ticketOf(position, pair), stopLoss: d(90_000) }),
  },
};
const NAMES = [
  'a move',
  'a reduce-only order',
  'a partial close',
  'a change of the multiple',
  'a reversal',
  'a close from a line',
  'a cancellation from a line',
  'a dragged stop',
] as const;

/** Everything on the exchange that a write could change. */
const state = () => JSON.stringify([exchange.positions, exchange.entrusts, exchange.closed, exchange.submitted]);

describe('writes of leverage', () => {
  it.each(NAMES)('%s is refused and changes nothing where the session has expired (999)', async (name) => {
    const { call, send } = WRITES[name];
    const before = state();
    server.use(respond(call, () => expired()));
    expect(await send(await aTab())).toMatchObject({ kind: 'refused' });
    expect(state()).toBe(before);
  });

  it.each(['a move', 'a reversal'] as const)(
    '%s reports the completed steps where the session expires in between',
    async (name) => {
      const tab = await aTab();
      server.use(respond(leverSubmit, () => expired()));
      const result = await WRITES[name].send(tab);
      expect(result).toMatchObject({ kind: 'done', reply: { refusal: { kind: 'expired' } } });
      expect(exchange.submitted).toEqual([]);
    },
  );

  it.each(NAMES)(
    '%s with a lost reply is looked up by the next reconnect and after a reload, and not sent again',
    async (name) => {
      const { call, absent, send, lookUp } = WRITES[name];
      const before = state();
      let sent = 0;
      server.use(
        respond(call, () => {
          sent += 1;
          server.use(respond(leverMyTrade, () => status(502)));
          return status(504);
        }),
      );
      expect(await send(await aTab())).toEqual({ kind: 'unknown', finding: undefined });
      heal();
      expect(await lookUp(await aTab())).toBe(absent);
      expect([sent, state()]).toEqual([1, before]);
    },
  );

  it.each(NAMES)('%s opens and closes nothing more where another tab has closed or cancelled before', async (name) => {
    const tab = await aTab();
    exchange.positions = [];
    exchange.entrusts = [];
    expect(await WRITES[name].send(tab)).toMatchObject(
      name === 'a move' ? { kind: 'done', reply: { kind: 'gone' } } : { kind: 'refused' },
    );
    expect(exchange.submitted.filter((order) => !order.reduce_only)).toEqual([]);
  });
});
