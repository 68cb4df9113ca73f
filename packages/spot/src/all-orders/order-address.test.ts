import { describe, expect, it } from 'vitest';
import { anOpenOrder } from '../testing/fixtures';
import { isWanted, pairChoices, readOrderAddress, writeOrderAddress } from './order-address';

const read = (search: string) => readOrderAddress(new URLSearchParams(search));
const ALL = { tab: 'open', pair: undefined, side: undefined, order: undefined } as const;

it('the address of an order list selects all open orders without parameters', () => {
  expect(read('')).toEqual(ALL);
  expect(writeOrderAddress(ALL).toString()).toBe('');
});

it('the address of an order list writes tab, pair, side and order, and parses its own output', () => {
  const address = { tab: 'history', pair: 'BTC/USDT', side: 'sell', order: 1001 } as const;
  const written = writeOrderAddress(address);
  expect(written.toString()).toBe('tab=history&pair=BTC_USDT&side=sell&order=1001');
  expect(readOrderAddress(written)).toEqual(address);
});

it.each(['tab=x', 'pair=BTC', 'pair=%3Cb%3E', 'side=long', 'order=-1', 'order=1e3', 'order=9999999999999999'])(
  'the address of an order list ignores invalid parameters: %s',
  (search) => {
    expect(read(search)).toEqual(ALL);
  },
);

describe('the filter', () => {
  const sale = anOpenOrder({ side: 'sell', base: 'ETH' });

  it.each([
    [{ pair: undefined, side: undefined }, true],
    [{ pair: 'ETH/USDT', side: 'sell' }, true],
    [{ pair: 'BTC/USDT', side: undefined }, false],
    [{ pair: undefined, side: 'buy' }, false],
  ] as const)('the filter %o shows a sale of ETH: %s', (filter, expected) => {
    expect(isWanted(sale, filter)).toBe(expected);
  });

  it('the filter offers the traded pairs, those of the rows, and the chosen one', () => {
    const rows = [sale, anOpenOrder(), sale];
    expect(pairChoices(['SOL/USDT', 'BTC/USDT'], rows, 'XRP/USDT')).toEqual([
      'BTC/USDT',
      'ETH/USDT',
      'SOL/USDT',
      'XRP/USDT',
    ]);
  });
});
