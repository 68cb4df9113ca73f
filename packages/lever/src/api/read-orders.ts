import { readFresh, type Answer } from '@bourse/api-client';
import { findInPages } from '@bourse/lists';
import type { PairId } from '@bourse/contracts/market';
import { pageRequest, type ListArgument } from '../api';
import { leverMyTrade, PAGE_SIZE, type LeverOrder, type ListName } from '@bourse/contracts/lever';
import type { LeverThunk } from '../state';

/** One page of a list as the server has it now. */
export const readOrders =
  (of: ListArgument): LeverThunk<Promise<Answer<readonly LeverOrder[]>>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(readFresh(leverMyTrade, pageRequest(of)));
    return error ? { error } : { data: data.orders };
  };

/** Searches a list page by page, up to its last page, by id or condition; `data` is `null` if no page has the order. */
export const readOrder =
  (
    list: ListName,
    pair: PairId | undefined,
    wanted: number | ((order: LeverOrder) => boolean),
  ): LeverThunk<Promise<Answer<LeverOrder | null>>> =>
  (dispatch) => {
    let isRead = false;
    return findInPages<LeverOrder>(
      async (page) => {
        // A back end without paging sends the same rows for each page.
        if (isRead) return { data: [] };
        const { data, error } = await dispatch(readFresh(leverMyTrade, pageRequest({ list, pair, page })));
        if (error) return { error };
        isRead = data.orders.length < PAGE_SIZE || page * PAGE_SIZE >= data.total;
        return { data: data.orders };
      },
      typeof wanted === 'number' ? ({ id }) => id === wanted : wanted,
    );
  };

/** All open positions of a pair as the server has them now, page by page. */
export const readPositions =
  (pair: PairId): LeverThunk<Promise<Answer<readonly LeverOrder[]>>> =>
  async (dispatch) => {
    const found = new Map<number, LeverOrder>();
    const { error } = await dispatch(
      readOrder('positions', pair, (order) => {
        found.set(order.id, order);
        return false;
      }),
    );
    return error ? { error } : { data: [...found.values()] };
  };

/** The newest orders of a pair in the states in which a new order can be. */
export interface NewestOrders {
  readonly entrusts: readonly LeverOrder[];
  readonly positions: readonly LeverOrder[];
  readonly closed: readonly LeverOrder[];
}

/** The first pages of the lists in which a new order of a pair appears; `undefined` where the server cannot be reached. */
export const readNewestOrders =
  (pair: PairId): LeverThunk<Promise<NewestOrders | undefined>> =>
  async (dispatch) => {
    const [entrusts, positions, closed] = await Promise.all(
      (['entrusts', 'positions', 'closed'] as const).map((list) => dispatch(readOrders({ list, pair, page: 1 }))),
    );
    if (!entrusts?.data || !positions?.data || !closed?.data) return undefined;
    return { entrusts: entrusts.data, positions: positions.data, closed: closed.data };
  };
