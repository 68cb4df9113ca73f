import * as v from 'valibot';
import { expect, it } from 'vitest';
import { leverDeal } from '..';
import { quotationEntry } from '../../market';
import type { WireReplyOf } from '../../wire';
import { dialect } from './dialect';

const pair = v.parse(quotationEntry, { currency_id: 1, legal_id: 3, currency_name: 'BTC', legal_name: 'USDT' });

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
  expect(notes).toEqual([
    'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
    'The leverage book is empty or one-sided: market orders are shown with the last price.',
    'No maintenance rate is sent: no liquidation price, no liquidation warning.',
  ]);
});
