import { decimal } from '@bourse/decimal';
import { aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { leverDeal } from '@bourse/contracts/lever';
import { aPosition, aWireDeal, toWire } from './fixtures';
import { dialect } from '@bourse/contracts/lever';

it('the dialect check of leverage notes an empty book, stops that are refused at 0, and a missing maintenance rate', async () => {
  const { maintenance_rate: _rate, ...deal } = aWireDeal({ lever_transaction: { in: [], out: [] } });
  const { notes } = await dialect({
    known: { pair: aPair() },
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

it.each([
  ['the size of positions', '64160', [toWire(aPosition({ margin: decimal(642) }))]],
  ['less than the available money', '0', []],
])('the dialect check of leverage notes `all_levers` that is %s', async (_case, sent, rows) => {
  const deal = aWireDeal({ all_levers: sent, user_lever: '1235', my_transaction: rows });
  const { notes } = await dialect({
    known: { pair: aPair() },
    messageOf: async (call) => (call === leverDeal ? deal : { data: [] }),
    answerTo: async () => ({ status: 200, body: { type: 'ok', message: {} } }),
  });
  expect(notes?.filter(Boolean)).toEqual([expect.stringMatching(/^`all_levers` is not the balance/)]);
});

it('the dialect check of leverage has no note about `all_levers` that is the balance, and notes parts of a lot', async () => {
  const deal = aWireDeal({ multiple: { muit: [10], share: ['0.01'] } });
  const { notes } = await dialect({
    known: { pair: aPair() },
    messageOf: async (call) => (call === leverDeal ? deal : { data: [] }),
    answerTo: async () => ({ status: 200, body: { type: 'ok', message: {} } }),
  });
  expect(notes?.filter(Boolean)).toEqual(['Parts of a lot are offered: the client orders whole lots.']);
});
