import { useFallbackPolling, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import { useConnection } from '@bourse/realtime';
import type { PairId } from '@bourse/contracts/market';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLeverOrdersQuery, useLeverStreamQuery } from '../api';
import type { LeverOrder, OrderPage } from '@bourse/contracts/lever';
import { heldByOrders, pairLiquidation, summariseAccount, UNKNOWN_ACCOUNT } from '../rules/account';
import { reportedLiquidation, type ReportedLiquidation } from '../rules/liquidation-price';
import { useLeverDeal } from './use-lever-deal';
import { useLotSizes } from './use-lot-sizes';
import { usePriceDecimals, type Priced } from './use-price-decimals';

const NO_ORDERS: readonly LeverOrder[] = [];

/** All orders of a list; `undefined` where its first page does not have all of them. */
const wholeList = (page: OrderPage | undefined) => (page && page.total <= page.orders.length ? page.orders : undefined);

/** The first page of positions or pending orders, read again and again while the socket does not deliver. */
function useFirstPage(list: 'positions' | 'entrusts', isLoggedIn: boolean): OrderPage | undefined {
  return useLeverOrdersQuery(isLoggedIn ? { list, page: 1 } : skipToken, useFallbackPolling()).currentData;
}

/** Chooses the newer one of two values: while the socket does not deliver, the lists are newer than the last event. */
function useNewest() {
  const isDelivering = useConnection().phase === 'live';
  return <Value>(streamed: Value | undefined, read: Value | undefined) =>
    isDelivering ? (streamed ?? read) : (read ?? streamed);
}

/** The known positions of a logged-in user in all pairs: of `lever_trade`, and of the list before the first event. */
export function useKnownPositions(): readonly LeverOrder[] {
  const newest = useNewest();
  const { data: stream } = useLeverStreamQuery();
  const page = useFirstPage('positions', true);
  return newest(stream?.positions, page?.orders) ?? NO_ORDERS;
}

/**
 * The contract account as seen from one pair: positions and pending orders of all pairs from `lever_trade`, from the first pages of
 * the lists before the first event; sums, risk rate, and the estimated liquidation prices.
 */
export function useLeverAccount(pair: PairId) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { deal } = useLeverDeal(pair);
  const { data: stream } = useLeverStreamQuery(undefined, { skip: !isLoggedIn });
  const page = useFirstPage('positions', isLoggedIn);
  const pendingPage = useFirstPage('entrusts', isLoggedIn);
  const newest = useNewest();
  const whole = (streamed: readonly LeverOrder[] | undefined, read: OrderPage | undefined) =>
    isLoggedIn ? newest(streamed, wholeList(read)) : NO_ORDERS;
  const lotSizes = useLotSizes();
  const decimalsOf = usePriceDecimals();
  const knownPositions = isLoggedIn ? newest(stream?.positions, page?.orders) : NO_ORDERS;
  const knownEntrusts = isLoggedIn ? newest(stream?.entrusts, pendingPage?.orders) : NO_ORDERS;
  // Sums over the first page of a longer list would leave out orders.
  const allPositions = whole(stream?.positions, page);
  // Those of the deal are shown until the list of all pairs is read; sums over them would leave out the other pairs.
  const positions = knownPositions ?? deal?.positions ?? NO_ORDERS;
  const entrusts = knownEntrusts ?? NO_ORDERS;
  const available = isLoggedIn ? deal?.available : undefined;
  const input = {
    available,
    pending: heldByOrders(deal?.held, allPositions, whole(stream?.entrusts, pendingPage)),
    positions,
    pushedRiskRate: newest(stream?.riskRate, page?.riskRate),
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
    summary: allPositions ? summariseAccount(input) : UNKNOWN_ACCOUNT,
    viewOf,
    /** Liquidation price of a position as the back end sends it, else the estimated one of its pair. */
    liquidationOf: (order: Priced & Partial<ReportedLiquidation>) =>
      reportedLiquidation(order) ?? pairLiquidation(viewOf(order)),
  };
}
