import { decimal } from '@bourse/decimal';
import { expect, it } from 'vitest';
import type { FeeTiers } from '@bourse/contracts/spot';
import { nextTier } from './next-tier';

const rates = { makerFee: decimal('0.001'), takerFee: decimal('0.001') };
const tiers = [0, 50_000, 250_000].map((volume, level) => ({ level, volume: decimal(volume), ...rates }));
const of = (known: Partial<FeeTiers>): FeeTiers => ({
  currency: 'USDT',
  tiers,
  level: 0,
  volume: decimal(0),
  volumeToday: undefined,
  ...known,
});

it('the next fee tier needs the volume that is missing, exactly', () => {
  expect(nextTier(of({ volume: decimal('12499.99') }))).toEqual({ level: 1, missing: '37500.01', percent: '24' });
  expect(nextTier(of({ level: 1, volume: decimal(50_000) }))).toEqual({ level: 2, missing: '200000', percent: '20' });
});

it('the highest fee tier has no next one', () => {
  expect(nextTier(of({ level: 2, volume: decimal(250_000) }))).toBeNull();
});

it('the next fee tier is unknown without the tier, the volume, or what a tier needs', () => {
  expect(nextTier(of({ level: undefined }))).toBeUndefined();
  expect(nextTier(of({ volume: undefined }))).toBeUndefined();
  const unknown = tiers.map((tier) => ({ ...tier, volume: undefined }));
  expect(nextTier(of({ tiers: unknown }))).toBeUndefined();
});
