import { quotationNew } from '@bourse/contracts/market';
import { selectPair } from '@bourse/market';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { choosePair } from './choose-pair';

const entry = (base: [number, string], quote: [number, string], is_display?: unknown) => ({
  currency_id: base[0],
  legal_id: quote[0],
  currency_name: base[1],
  legal_name: quote[1],
  ...(is_display !== undefined && { is_display }),
});
const USDT: [number, string] = [3, 'USDT'];
const USDC: [number, string] = [4, 'USDC'];

const groups = (flags: readonly unknown[]) => [
  { name: 'USDT', quotation: [entry([1, 'BTC'], USDT, flags[0]), entry([2, 'ETH'], USDT, flags[1])] },
  { name: 'USDC', quotation: [entry([1, 'BTC'], USDC, flags[2])] },
];

const FLAGS = [[], [0], ['0', '1'], [0, 0], [0, 0, 0], [null], [false, true], ['', 1], [1, '1', true]];
const NAMED = [undefined, 'BTC_USDT', 'eth-usdt', 'BTC/USDC', 'DOGE_USDT', ''];
const LAST = [undefined, { baseId: 2, quoteId: 3 }, { baseId: 1, quoteId: 4 }, { baseId: 9, quoteId: 9 }];

describe('the choice of a pair from the unchecked reply', () => {
  it.each(FLAGS.flatMap((flags) => NAMED.flatMap((named) => LAST.map((last) => ({ flags, named, last })))))(
    'the pair chosen from the unchecked reply is the pair that the client selects: $flags, $named, $last',
    ({ flags, named, last }) => {
      const message = groups(flags);
      const parsed = v.parse(quotationNew.reply, message);
      const selected = selectPair(parsed, named ?? null, last);
      const chosen = choosePair({ type: 'ok', message }, named, {
        baseId: last && String(last.baseId),
        quoteId: last && String(last.quoteId),
      });
      expect(chosen).toEqual(
        selected.kind === 'pair'
          ? { baseId: selected.pair.baseId, quoteId: selected.pair.quoteId, symbol: selected.pair.symbol }
          : undefined,
      );
    },
  );

  it('the choice from the unchecked reply takes ids that are sent as text', () => {
    const message = [{ name: 'USDT', quotation: [{ ...entry([1, 'BTC'], USDT), currency_id: '1', legal_id: '3' }] }];
    expect(choosePair({ message }, undefined, { baseId: '1', quoteId: '3' })).toEqual({
      baseId: 1,
      quoteId: 3,
      symbol: 'BTC/USDT',
    });
  });
});
