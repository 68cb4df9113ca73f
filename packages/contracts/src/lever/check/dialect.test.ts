import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leverDeal, type leverMyTrade } from '..';
import { quotationEntry } from '../../market';
import type { WireReplyOf } from '../../wire';
import { dialect } from './dialect';

const pair = v.parse(quotationEntry, { currency_id: 1, legal_id: 3, currency_name: 'BTC', legal_name: 'USDT' });

type WireLeverOrder = NonNullable<WireReplyOf<typeof leverMyTrade>['message']['data']>[number];

/** A reply without a book and without a maintenance rate. */
const deal: WireReplyOf<typeof leverDeal> = {
  lever_transaction: { in: [], out: [] },
  last_price: '97000',
  ExRAte: '7.2',
  multiple: { muit: [{ value: 10 }], share: [{ value: 1 }] },
  lever_share_limit: { min: '1', max: '100' },
  all_levers: '10000',
  user_lever: '10000',
  my_transaction: [],
};

it('the dialect check of leverage notes an empty book, stops that are refused at 0, and a missing maintenance rate', async () => {
  const { notes } = await dialect({
    known: { pair },
    messageOf: async (call) => (call === leverDeal ? deal : { data: [] }),
    answerTo: async () => ({ status: 200, body: { type: 'error', message: '止盈止损价格不能为0' } }),
  });
  expect(notes?.filter(Boolean)).toEqual([
    'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
    'The leverage book is empty or one-sided: market orders are shown with the last price.',
    'The list of all positions is refused without a pair: the client reads all pairs from the list of orders.',
    'No maintenance rate is sent: no liquidation price, no liquidation warning.',
  ]);
});

const position: WireLeverOrder = {
  id: 31,
  type: 1,
  symbol: 'BTC/USDT',
  share: '2',
  origin_price: '97000',
  price: '97000',
  update_price: '98000',
  caution_money: '642',
  origin_caution_money: '642',
  target_profit_price: '0',
  stop_loss_price: '0',
  create_time: 1_795_860_000,
  transaction_time: 1_795_860_000,
  handle_time: 0,
  complete_time: 0,
  trade_fee: '13.58',
  overnight_money: '0',
  profits: '200',
};

const complete = {
  ...deal,
  maintenance_rate: '0.5',
  lever_transaction: { in: [{ price: '96990', number: '1' }], out: [{ price: '97000', number: '1' }] },
};

it.each([
  ['the size of positions', '64160', [position]],
  ['less than the available money', '0', []],
])('the dialect check of leverage notes `all_levers` that is %s', async (_case, sent, rows) => {
  const { notes } = await dialect({
    known: { pair },
    messageOf: async (call) =>
      call === leverDeal ? { ...complete, all_levers: sent, user_lever: '1235', my_transaction: rows } : { data: [] },
    answerTo: async () => ({ status: 200, body: { type: 'ok', message: {} } }),
  });
  expect(notes?.filter(Boolean)).toEqual([expect.stringMatching(/^`all_levers` is not the balance/)]);
});

it('the dialect check of leverage has no note about `all_levers` that is the balance, and notes parts of a lot', async () => {
  const { notes } = await dialect({
    known: { pair },
    messageOf: async (call) =>
      call === leverDeal ? { ...complete, multiple: { muit: [10], share: ['0.01'] } } : { data: [] },
    answerTo: async () => ({ status: 200, body: { type: 'ok', message: {} } }),
  });
  expect(notes?.filter(Boolean)).toEqual(['Parts of a lot are offered: the client orders whole lots.']);
});
