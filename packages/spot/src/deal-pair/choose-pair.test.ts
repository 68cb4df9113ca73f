import { quotationEntry, type Pair } from '@bourse/market/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { choosePair, pairParameter } from './choose-pair';

const pair = (baseId: number, base: string, is_display = 1): Pair =>
  v.parse(quotationEntry, { legal_id: 3, currency_id: baseId, legal_name: 'USDT', currency_name: base, is_display });

const hidden = pair(9, 'OLD', 0);
const btc = pair(1, 'BTC');
const eth = pair(2, 'ETH');
const pairs = [hidden, btc, eth];

describe('the pair of the deal screen', () => {
  it('is the one that the address names, whatever storage says and however it is written', () => {
    expect(choosePair(pairs, 'ETH_USDT', { baseId: 1, quoteId: 3 })).toEqual({ kind: 'pair', pair: eth });
    expect(choosePair(pairs, 'eth_usdt', undefined)).toEqual({ kind: 'pair', pair: eth });
    expect(choosePair(pairs, 'OLD_USDT', undefined)).toEqual({ kind: 'pair', pair: hidden });
  });

  it('is never another one where the address names none of ours', () => {
    expect(choosePair(pairs, 'XYZ_USDT', { baseId: 1, quoteId: 3 })).toEqual({ kind: 'unknown' });
    expect(choosePair(pairs, '', undefined)).toEqual({ kind: 'unknown' });
  });

  it('is the one in storage, else the first that is displayed', () => {
    expect(choosePair(pairs, null, { baseId: 2, quoteId: 3 })).toEqual({ kind: 'pair', pair: eth });
    expect(choosePair(pairs, null, { baseId: 2, quoteId: 4 })).toEqual({ kind: 'pair', pair: btc });
    expect(choosePair(pairs, null, undefined)).toEqual({ kind: 'pair', pair: btc });
  });

  it('is none where nothing is traded', () => {
    expect(choosePair([hidden], null, undefined)).toEqual({ kind: 'none' });
    expect(choosePair([], null, { baseId: 1, quoteId: 3 })).toEqual({ kind: 'none' });
  });

  it('stands in the address without a stroke', () => {
    expect(pairParameter(btc)).toBe('BTC_USDT');
  });
});
