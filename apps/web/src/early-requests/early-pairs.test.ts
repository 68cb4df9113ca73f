import { quotationNew } from '@bourse/contracts/market';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { earlyPairs } from './early-pairs';

const entry = (base: [number, string], quote: [number, string], is_display?: unknown) => ({
  currency_id: base[0],
  legal_id: quote[0],
  currency_name: base[1],
  legal_name: quote[1],
  ...(is_display !== undefined && { is_display }),
});

it.each([undefined, null, 0, 1, '0', '1', true, false, '', 'yes'])(
  'the pairs of the unchecked reply are those that the contract reads, with is_display %j',
  (is_display) => {
    const message = [
      { name: 'USDT', quotation: [entry([1, 'BTC'], [3, 'USDT'], is_display), entry([2, 'ETH'], [3, 'USDT'])] },
      { name: 'USDC', quotation: [entry([1, 'BTC'], [4, 'USDC'])] },
    ];
    const read = v.parse(quotationNew.reply, message).flatMap(({ pairs }) => pairs);
    expect(earlyPairs({ type: 'ok', message })).toEqual(
      read.map(({ baseId, quoteId, symbol, isDisplayed }) => ({ baseId, quoteId, symbol, isDisplayed })),
    );
  },
);

it('the pairs of the unchecked reply have numeric ids where they are sent as text', () => {
  const message = [
    { name: 'USDT', quotation: [{ ...entry([1, 'BTC'], [3, 'USDT']), currency_id: '1', legal_id: '3' }] },
  ];
  expect(earlyPairs({ message })).toEqual([{ baseId: 1, quoteId: 3, symbol: 'BTC/USDT', isDisplayed: true }]);
});
