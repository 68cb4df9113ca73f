import { expired, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { renderFeature } from '@bourse/feature-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { leverApi } from '../api';
import { Component as Background } from '../background';
import { leverMyTrade, leverSetStop, leverTradeEvent } from '@bourse/contracts/lever';
import { freshTrading } from '../deal-screen/trading.test-support';
import { reducers } from '../reducers';
import type { LeverState } from '../state';
import { aPosition, toWire } from '../testing';
import { markSent, planStops, storedPlans } from './stored-plans';

const { server, present, heal } = freshTrading();
const order = aPosition({ id: 40 });
const stops = { takeProfit: undefined, stopLoss: decimal(90_000) };
beforeEach(() => {
  localStorage.clear();
  planStops([order], stops, Date.now());
});

/** A tab with its background work. `push`: the event by which the order has become a position. */
async function aTab() {
  present.exchange.positions = [order];
  const { store, realtime } = renderFeature<Pick<LeverState, 'leverOrderForm'>>(<Background />, { reducers });
  await waitFor(() => expect(leverApi.endpoints.leverStream.select()(store.getState()).data).toBeDefined());
  const push = () =>
    realtime.emit(leverTradeEvent, { trades_all: JSON.stringify([toWire(order)]), trades_entrust: '[]' });
  return { push };
}

/** Answers each request for stops; `isSet`: the exchange has carried it out. Returns the numbers of the positions. */
function answer(isSet: boolean, reply: () => ReturnType<typeof status>, happen = () => {}) {
  const sent: number[] = [];
  server.use(
    respond(leverSetStop, ({ request }) => {
      sent.push(request.id);
      if (isSet) present.exchange.positions = [{ ...order, ...stops }];
      happen();
      return reply();
    }),
  );
  return sent;
}

const isTold = (text: RegExp) => screen.findByText(text, undefined, { timeout: 10_000 });
const SET = /^TP\/SL of BTC\/USDT position 40 are set/;
const FAILED = /^TP\/SL of BTC\/USDT position 40 were not set/;

describe('planned stops', () => {
  it.each([
    ['says that they are set', true, () => status(504), SET],
    ['says that they are not set', false, () => status(504), FAILED],
    ['meets an expired session (999)', false, () => expired(), FAILED],
  ] as const)(
    'planned stops are sent once where the reply is lost and the look-up %s',
    async (_case, isSet, reply, text) => {
      const sent = answer(isSet, reply);
      const { push } = await aTab();
      push();
      expect(await isTold(text)).toBeInTheDocument();
      push();
      expect(sent).toEqual([40]);
      expect(storedPlans.read()).toEqual([]);
    },
  );

  it('planned stops stay noted where their reply is lost and the server cannot be reached, and are looked up later', async () => {
    const sent = answer(
      true,
      () => status(504),
      () => server.use(respond(leverMyTrade, () => status(502))),
    );
    const { push } = await aTab();
    push();
    await waitFor(() => expect(sent).toEqual([40]));
    await waitFor(() => expect(storedPlans.read()[0]?.sentAt).toBeGreaterThan(0));
    expect(screen.queryByText(/position 40/)).not.toBeInTheDocument();
    heal();
    // A minute later, after a reload: the reply can no longer come.
    markSent(40, Date.now() - 90_000);
    push();
    expect(await isTold(SET)).toBeInTheDocument();
    expect(sent).toEqual([40]);
  });
});
