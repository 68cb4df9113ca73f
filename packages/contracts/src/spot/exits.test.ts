import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { amendExits, completedOrders, openSells, placeBuy, placeOco } from '.';
import { orderCapabilities } from '../market';

const row = {
  id: 9,
  create_time: '2026-11-20 08:00:00',
  currency_name: 'BTC',
  legal_name: 'USDT',
  price: '95',
  number: '1',
};

describe('a row of an exit', () => {
  it('an exit returns its type, its parent, its pair of orders and where its trailing stop is', () => {
    const [order] = v.parse(openSells.reply, {
      list: [
        {
          ...row,
          order_type: 'trailing_stop',
          trigger_price: '95',
          waiting: 1,
          parent_id: 7,
          oco_id: 8,
          trail_distance: '5',
          trail_unit: 'percent',
          trail_peak: '100',
        },
      ],
    });
    expect(order).toMatchObject({
      exit: 'trailing_stop',
      trigger: '95',
      isWaiting: true,
      parentId: 7,
      ocoId: 8,
      trail: { distance: '5', unit: 'percent', peak: '100' },
    });
    expect(order).not.toHaveProperty('type');
  });

  it('an order with an unknown type, a trail without a unit and exits of 0 is a plain limit order', () => {
    const [order] = v.parse(openSells.reply, {
      list: [{ ...row, order_type: 'iceberg', trail_distance: '5', target_profit_price: 0, stop_loss_price: null }],
    });
    for (const name of ['type', 'exit', 'trail', 'takeProfit', 'stopLoss']) expect(order).not.toHaveProperty(name);
  });

  it('a buy returns the exits that it carries', () => {
    const [order] = v.parse(openSells.reply, { list: [{ ...row, target_profit_price: 120, stop_loss_price: '90' }] });
    expect(order).toMatchObject({ takeProfit: '120', stopLoss: '90' });
  });
});

it('a fill returns the exit that it belongs to', () => {
  const [fill] = v.parse(completedOrders.reply, [
    { ...row, time: 1_700_000_000, way: 1, order_id: 9, order_type: 'stop_loss', parent_id: 7 },
  ]);
  expect(fill).toMatchObject({ side: 'sell', orderId: 9, exit: 'stop_loss', parentId: 7 });
});

it('the reply of an OCO has two linked orders, or the text alone', () => {
  expect(v.parse(placeOco.reply, { oco_id: 8, ids: [8, '9'], msg: 'done' })).toEqual({
    text: 'done',
    ocoId: 8,
    orderIds: [8, 9],
  });
  expect(v.parse(placeOco.reply, 'done')).toEqual({ text: 'done', ocoId: undefined, orderIds: [] });
});

it('requests have the fields of exits only where they are set', () => {
  const order = { legal_id: 3, currency_id: 1, price: '100', num: '1', mode: 2 } as const;
  expect(v.parse(placeBuy.request, order)).toEqual(order);
  const exits = { target_profit_price: '120', stop_loss_price: '90' };
  expect(v.parse(placeBuy.request, { ...order, ...exits })).toMatchObject(exits);
  expect(v.parse(amendExits.request, { id: 7, ...exits })).toEqual({ id: 7, ...exits });
});

it('a pair announces what it offers of exits; unknown names are ignored', () => {
  const keys = { currency_id: 1, legal_id: 3 };
  const [some, none] = v.parse(orderCapabilities, {
    order_limits: [{ ...keys, order_types: ['limit', 'oco', 'attached_exits', 'iceberg'] }, keys],
  });
  expect(some?.exits).toEqual(['attached_exits', 'oco']);
  expect(none?.exits).toEqual([]);
});
