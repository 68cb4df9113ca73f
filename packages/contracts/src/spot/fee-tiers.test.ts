import * as v from 'valibot';
import { expect, it } from 'vitest';
import { feeTiers, spotCapabilities } from '.';

it('fee tiers are read with numbers as texts, and what is not sent is missing', () => {
  const tiers = [{ level: '1', volume: 50_000, maker_fee: '0.0009', taker_fee: null }];
  expect(v.parse(feeTiers.reply, { currency_name: 'USDT', tiers, level: '1', volume: 'x' })).toEqual({
    currency: 'USDT',
    tiers: [{ level: 1, volume: '50000', makerFee: '0.0009', takerFee: undefined }],
    level: 1,
    volume: undefined,
    volumeToday: undefined,
  });
  expect(v.parse(feeTiers.reply, { tiers: null })).toMatchObject({ tiers: [], level: undefined });
});

it('a back end that announces no fee tiers has none', () => {
  expect(v.parse(spotCapabilities, {})).toMatchObject({ hasFeeTiers: false });
  expect(v.parse(spotCapabilities, { fee_tiers: 1 })).toMatchObject({ hasFeeTiers: true });
});
