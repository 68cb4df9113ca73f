import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import { floatingRefusal, type FloatingRefusal } from './floating';
import type { C2cState } from './state';
import type { Floating } from './types';

export interface RepriceAd {
  userId: number;
  adId: number;
  floating: Floating;
}

export type RepriceAdResult = Done | Refused<'ad_not_open' | 'not_your_ad' | 'price_fixed'> | FloatingRefusal;

/** Changes how the price of an open ad follows the index. Its orders keep their price. */
export function repriceAd(_context: Context, state: C2cState, { userId, adId, floating }: RepriceAd): RepriceAdResult {
  const ad = state.ad(adId);
  if (!ad) return refuse('ad_not_open');
  if (ad.userId !== userId) return refuse('not_your_ad');
  if (!ad.floating) return refuse('price_fixed');
  const refused = floatingRefusal(floating);
  if (refused) return refused;
  ad.floating = floating;
  state.adChanged(ad);
  return { ok: true };
}
