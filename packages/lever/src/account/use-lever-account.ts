import { selectIsLoggedIn } from '@bourse/api-client';
import { useQuotationQuery } from '@bourse/market';
import type { PairId } from '@bourse/market/contract';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useLeverOrdersQuery, useLeverStreamQuery } from '../api';
import type { LeverOrder } from '../contract';
import { pairLiquidation, summariseAccount } from './account';
import type { LotSizes } from './positions';
import { useLeverDeal } from './use-lever-deal';

const NO_POSITIONS: readonly LeverOrder[] = [];

/** Lot sizes of all pairs. */
function useLotSizes(): LotSizes {
  const { data: groups } = useQuotationQuery();
  return useMemo(
    () =>
      new Map(
        (groups ?? []).flatMap(({ pairs }) =>
          pairs.flatMap(({ id, lotSize }): [PairId, NonNullable<typeof lotSize>][] =>
            lotSize === undefined ? [] : [[id, lotSize]],
          ),
        ),
      ),
    [groups],
  );
}

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
