import type { Context } from '../../core/context';
import { refuse, type Done, type Refused } from '../../result';
import { releaseAd } from './escrow';
import type { C2cState } from './state';

export type WithdrawAdResult = Done | Refused<'ad_not_open' | 'not_your_ad' | 'ad_has_orders'>;

/** Withdraws an ad without running orders; the remainder of a sale becomes available again. */
export function withdrawAd(
  context: Context,
  state: C2cState,
  { userId, adId }: { userId: number; adId: number },
): WithdrawAdResult {
  const ad = state.ad(adId);
  if (!ad) return refuse('ad_not_open');
  if (ad.userId !== userId) return refuse('not_your_ad');
  if (state.hasOrders(ad)) return refuse('ad_has_orders');
  if (ad.type === 'sell') releaseAd(context, ad);
  ad.surplus = 0n;
  ad.status = 'withdrawn';
  state.adChanged(ad);
  return { ok: true };
}
