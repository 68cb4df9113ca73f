import { aPair } from '@bourse/market/testing';
import { expect, it } from 'vitest';
import { leverDeal } from '@bourse/contracts/lever';
import { aWireDeal } from './fixtures';
import { dialect } from '@bourse/contracts/lever';

it('the dialect check of leverage notes an empty book, stops that are refused at 0, and a missing maintenance rate', async () => {
  const { maintenance_rate: _rate, ...deal } = aWireDeal({ lever_transaction: { in: [], out: [] } });
  const { notes } = await dialect({
    known: { pair: aPair() },
    messageOf: async (call) => (call === leverDeal ? deal : { data: [] }),
    answerTo: async () => ({ status: 200, body: { type: 'error', message: '止盈止损价格不能为0' } }),
  });
  expect(notes).toEqual([
    'A stop of 0 is refused: take profit and stop loss are set together ("stops": "both").',
    'The leverage book is empty or one-sided: market orders are shown with the last price.',
    'No maintenance rate is sent: no liquidation price, no liquidation warning.',
  ]);
});
