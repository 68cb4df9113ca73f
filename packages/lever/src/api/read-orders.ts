import { readFresh, type Answer } from '@bourse/api-client';
import { findInPages } from '@bourse/feature-kit';
import type { PairId } from '@bourse/market/contract';
import { pageRequest, type ListArgument } from '../api';
import { leverMyTrade, PAGE_SIZE, type LeverOrder, type ListName } from '../contract';
import type { LeverThunk } from '../state';

/** One page of a list as the server has it now. */
export const readOrders =
  (of: ListArgument): LeverThunk<Promise<Answer<readonly LeverOrder[]>>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(readFresh(leverMyTrade, pageRequest(of)));
    return error ? { error } : { data: data.orders };
  };

/** Searches a list page by page, up to its last page; `data` is `null` if no page has the order. */
export const readOrder =
  (list: ListName, pair: PairId | undefined, id: number): LeverThunk<Promise<Answer<LeverOrder | null>>> =>
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
      (order) => order.id === id,
    );
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
