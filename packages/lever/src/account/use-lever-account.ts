import { useFallbackPolling, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import { useConnection } from '@bourse/realtime';
import type { PairId } from '@bourse/contracts/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLeverOrdersQuery, useLeverStreamQuery } from '../api';
import type { LeverOrder } from '@bourse/contracts/lever';
import { heldByOrders, pairLiquidation, summariseAccount, UNKNOWN_ACCOUNT } from '../rules/account';
import { reportedLiquidation, type ReportedLiquidation } from '../rules/liquidation-price';
import { useLeverDeal } from './use-lever-deal';
import { useLotSizes } from './use-lot-sizes';
import { usePriceDecimals, type Priced } from './use-price-decimals';

const NO_ORDERS: readonly LeverOrder[] = [];

/** The first pages of positions and pending orders, read again and again while the socket does not deliver. */
function useFirstPages(isLoggedIn: boolean) {
  const polling = useFallbackPolling();
  const first = (list: 'positions' | 'entrusts') => (isLoggedIn ? { list, page: 1 } : skipToken);
  return {
    page: useLeverOrdersQuery(first('positions'), polling).currentData,
    pendingPage: useLeverOrdersQuery(first('entrusts'), polling).currentData,
    // While the socket does not deliver, the lists are newer than the last event.
    isDelivering: useConnection().phase === 'live',
  };
}

/**
 * The contract account as seen from one pair: positions and pending orders of all pairs from `lever_trade`, from the first pages of
 * the lists before the first event; sums, risk rate, and the estimated liquidation prices.
 */
export function useLeverAccount(pair: PairId) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { deal } = useLeverDeal(pair);
  const { data: stream } = useLeverStreamQuery(undefined, { skip: !isLoggedIn });
  const { page, pendingPage, isDelivering } = useFirstPages(isLoggedIn);
  const newest = (streamed: readonly LeverOrder[] | undefined, read: readonly LeverOrder[] | undefined) =>
    isDelivering ? (streamed ?? read) : (read ?? streamed);
  const lotSizes = useLotSizes();
  const decimalsOf = usePriceDecimals();
  const knownPositions = isLoggedIn ? newest(stream?.positions, page?.orders) : NO_ORDERS;
  const knownEntrusts = isLoggedIn ? newest(stream?.entrusts, pendingPage?.orders) : NO_ORDERS;
  // Those of the deal are shown until the list of all pairs is read; sums over them would leave out the other pairs.
  const positions = knownPositions ?? deal?.positions ?? NO_ORDERS;
  const entrusts = knownEntrusts ?? NO_ORDERS;
  const available = isLoggedIn ? deal?.available : undefined;
  const input = {
    available,
    pending: heldByOrders({ balance: deal?.balance, available }, knownPositions, knownEntrusts),
    positions,
    pushedRiskRate: isDelivering ? (stream?.riskRate ?? page?.riskRate) : (page?.riskRate ?? stream?.riskRate),
    maintenanceRate: deal?.maintenanceRate,
  };
  /** The account as the rules take it for the pair of an order. */
  const viewOf = (order: Priced) => ({
    ...input,
    pair: order.pair ?? pair,
    lotSizes,
    priceDecimals: decimalsOf(order),
  });
  return {
    isLoggedIn,
    input,
    /** Of all pairs. */
    entrusts,
    lotSizes,
    decimalsOf,
    pushedProfit: stream?.profit,
    summary: knownPositions ? summariseAccount(input) : UNKNOWN_ACCOUNT,
    viewOf,
    /** Liquidation price of a position as the back end sends it, else the estimated one of its pair. */
    liquidationOf: (order: Priced & Partial<ReportedLiquidation>) =>
      reportedLiquidation(order) ?? pairLiquidation(viewOf(order)),
  };
}
