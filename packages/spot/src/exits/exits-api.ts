import { exchangeApi, runWith } from '@bourse/api-client';
import { readAllOpen } from '../api/read-orders';
import type { AttachedExits } from '../rules/order-exits';
import { exitsInRows, rowsOfBuy } from '../writes/exits-difference';

/** The exits of a buy from all of its rows, on any page; `null` where neither it nor an exit of it is open. Read anew for each dialog. */
export const { useExitsQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    exits: build.query<AttachedExits | null, { readonly id: number; readonly baseId: number }>({
      queryFn: async ({ id, baseId }, _api, _options, baseQuery) => {
        const { data, error } = await readAllOpen(runWith(baseQuery), { baseId });
        if (error) return { error };
        const rows = rowsOfBuy(data, id);
        return { data: rows.length === 0 ? null : exitsInRows(rows) };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});
