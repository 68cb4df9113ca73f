import { selectIsLoggedIn } from '@bourse/api-client';
import type { PairId } from '@bourse/market/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useLeverOrdersQuery, useLeverStreamQuery } from '../api';
import type { LeverOrder } from '../contract';
import { pairLiquidation, summariseAccount } from './account';
import { useLeverDeal } from './use-lever-deal';
import { useLotSizes } from './use-lot-sizes';

const NO_POSITIONS: readonly LeverOrder[] = [];

/**
 * The contract account as seen from one pair: all positions from `lever_trade`, those of the pair before the first event; sums,
 * risk rate, and the estimated liquidation price of the pair.
 */
export function useLeverAccount(pair: PairId) {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { deal } = useLeverDeal(pair);
  const { data: stream } = useLeverStreamQuery(undefined, { skip: !isLoggedIn });
  const { currentData: page } = useLeverOrdersQuery(isLoggedIn ? { list: 'positions', pair, page: 1 } : skipToken);
  const lotSizes = useLotSizes();
  const positions = isLoggedIn ? (stream?.positions ?? page?.orders ?? deal?.positions ?? NO_POSITIONS) : NO_POSITIONS;
  const input = {
    available: isLoggedIn ? deal?.available : undefined,
    positions,
    pushedRiskRate: stream?.riskRate,
    maintenanceRate: deal?.maintenanceRate,
  };
  return {
    isLoggedIn,
    input,
    lotSizes,
    pushedProfit: stream?.profit,
    summary: summariseAccount(input),
    liquidation: pairLiquidation({ ...input, pair, lotSizes }),
  };
}
