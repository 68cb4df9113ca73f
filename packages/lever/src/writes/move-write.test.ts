// @vitest-environment jsdom
import { expired, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { freshServer } from '@bourse/feature-kit/test-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { leverCancel, leverMyTrade, leverSubmit } from '@bourse/contracts/lever';
import { selectForm } from '../order-form/slice';
import { planStops, storedPlans } from '../planned-stops/stored-plans';
import { aPosition, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { aTab } from './a-tab.test-support';
import { moveTicket, moveWrite } from './move-write';

const d = decimal;
let exchange: LeverExchange;
const { server } = freshServer(() => {
  exchange = leverExchange({ entrusts: [pending()] });
  return leverHandlers(exchange);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A pending buy of 2 lots at 96,000 with leverage 10. */
const pending = (change: object = {}) => aPosition({ id: 40, entryPrice: d(96_000), orderPrice: d(96_000), ...change });

/** Moves order 40 to 95,000. */
async function move() {
  const store = await aTab();
  const [order] = exchange.entrusts;
  const ticket = order && moveTicket(order, d(95_000));
  if (!ticket) throw new Error('no order to move');
  store.dispatch(moveWrite.press(ticket));
  return { store, result: await store.dispatch(moveWrite.send()) };
}

const placed = () =>
  exchange.submitted.map(({ share, target_price, multiple, reduce_only }) =>
    [`${share} at ${target_price}, ${multiple}×`, ...(reduce_only ? ['reduce only'] : [])].join(', '),
  );

/** The order disappears from the pending ones, into the revoked ones or, filled, into the positions. */
const take = (to: 'revoked' | 'positions') => {
  exchange[to] = [...exchange.entrusts];
  exchange.entrusts = [];
};

describe('moving a pending order', () => {
  it('a moved order is revoked and placed as a whole', async () => {
    expect((await move()).result).toMatchObject({ kind: 'done', reply: { kind: 'moved' } });
    expect(placed()).toEqual(['2 at 95000, 10×']);
    expect(exchange.revoked.map(({ id }) => id)).toEqual([40]);
  });

  it('a moved reduce-only order stays reduce-only', async () => {
    exchange.positions = [aPosition({ direction: 'short' })];
    exchange.entrusts = [pending({ isReduceOnly: true, multiple: undefined })];
    await move();
    expect(placed()).toEqual(['2 at 95000, 1×, reduce only']);
  });

  it('a moved order keeps its planned stops', async () => {
    planStops([pending()], { takeProfit: d(99_000), stopLoss: undefined }, Date.now());
    expect((await move()).result).toMatchObject({ reply: { losesStops: false } });
    expect(storedPlans.read()).toMatchObject([{ id: 101, takeProfit: '99000' }]);
  });

  it('a moved order reports lost stops where the new order cannot be read', async () => {
    planStops([pending()], { takeProfit: d(99_000), stopLoss: undefined }, Date.now());
    server.use(
      respond(leverSubmit, () => {
        server.use(respond(leverMyTrade, () => status(502)));
        return SERVER_TEXTS.orderPlaced;
      }),
    );
    expect((await move()).result).toMatchObject({ reply: { kind: 'moved', losesStops: true } });
  });

  it.each([
    ['the new one is refused', () => rejection(SERVER_TEXTS.insufficientBalance)],
    ['the session expires (999) in between', () => expired()],
  ])('a moved order is reported as cancelled, and put into the form, where %s', async (_why, reply) => {
    planStops([pending()], { takeProfit: undefined, stopLoss: d(90_000) }, Date.now());
    server.use(respond(leverSubmit, reply));
    const { store, result } = await move();
    expect(result).toMatchObject({ kind: 'done', reply: { kind: 'refused' } });
    expect(selectForm(store.getState(), pending().pair)).toMatchObject({
      mode: 'limit',
      draft: { price: '95000', lots: '2', multiple: '10', stopLoss: '90000', isReduceOnly: false },
    });
  });

  it('a move sends nothing for an order that another tab has cancelled', async () => {
    const store = await aTab();
    const ticket = moveTicket(pending(), d(95_000));
    if (ticket) store.dispatch(moveWrite.press(ticket));
    take('revoked');
    expect(await store.dispatch(moveWrite.send())).toMatchObject({ kind: 'done', reply: { kind: 'gone' } });
    expect(placed()).toEqual([]);
  });

  it('no order can be moved where the exchange does not say which order would replace it', () => {
    expect(moveTicket(pending({ multiple: undefined }), d(95_000))).toBeUndefined();
    expect(moveTicket(pending({ pair: undefined }), d(95_000))).toBeUndefined();
  });
});

describe('a lost reply of a move', () => {
  it.each([
    ['open', 'is still pending', () => {}],
    ['cancelled', 'is cancelled', () => take('revoked')],
    ['filled', 'has filled', () => take('positions')],
  ] as const)('a lost reply of the cancellation places nothing: %s, the order %s', async (finding, _state, happen) => {
    server.use(
      respond(leverCancel, () => {
        happen();
        return status(504);
      }),
    );
    expect((await move()).result).toEqual({ kind: 'unknown', finding });
    expect(placed()).toEqual([]);
  });

  it.each([
    ['another order', {}, undefined],
    ['a reduce-only order', { isReduceOnly: true, multiple: d(1) }, undefined],
    ['an order with planned stops', {}, d(90_000)],
  ])('a lost reply of the second step finds %s, and does not place it again', async (_name, change, stopLoss) => {
    exchange.entrusts = [pending(change)];
    planStops([pending()], { takeProfit: undefined, stopLoss }, Date.now());
    let sent = 0;
    server.use(
      respond(leverSubmit, ({ request: { target_price: price } }) => {
        sent += 1;
        exchange.entrusts = [pending({ ...change, id: 70, entryPrice: price, orderPrice: price })];
        return status(502);
      }),
    );
    expect((await move()).result).toEqual({ kind: 'unknown', finding: 'moved' });
    expect(sent).toBe(1);
    expect(storedPlans.read().map(({ id }) => id)).toEqual(stopLoss ? [70] : []);
  });

  it('an order at another price is not found as the new one', async () => {
    server.use(
      respond(leverSubmit, () => {
        exchange.entrusts = [pending({ id: 70, orderPrice: d(95_001) })];
        return status(502);
      }),
    );
    expect((await move()).result).toEqual({ kind: 'unknown', finding: 'cancelled' });
  });

  it('a lost move is not told as done because of the move of an equal order to the same price', async () => {
    const orders = [pending(), pending({ id: 41 })];
    exchange.entrusts = orders;
    const store = await aTab();
    const send = (order: (typeof orders)[number] | undefined) => {
      const ticket = order && moveTicket(order, d(95_000));
      if (ticket) store.dispatch(moveWrite.press(ticket));
      return store.dispatch(moveWrite.send());
    };
    let second: unknown;
    server.use(
      respond(leverSubmit, async () => {
        server.resetHandlers(...leverHandlers(exchange));
        second = await send(orders[1]);
        return status(504);
      }),
    );
    expect(await send(orders[0])).toEqual({ kind: 'unknown', finding: 'cancelled' });
    expect(second).toBeUndefined();
    expect(exchange.entrusts.map(({ id }) => id)).toEqual([41]);
  });
});
