import { exchangeApi, readFresh } from '@bourse/api-client';
import { leverOvernight, type OvernightCharge } from '@bourse/contracts/lever';
import { pairKeysOf, type PairId } from '@bourse/contracts/market';
import type { ReplyOf } from '@bourse/contracts/wire';
import { refetchOnBalance, useAppDispatch } from '@bourse/feature-kit';
import { readAllPages } from '@bourse/lists';
import type { LeverState } from '../state';
import { TAGS } from '../tags';

interface ChargesOf {
  /** `undefined`: all pairs. */
  readonly pair: PairId | undefined;
  readonly page: number;
}

const requestOf = ({ pair, page }: ChargesOf) => ({ ...(pair !== undefined && pairKeysOf(pair)), page });

export const { useOvernightChargesQuery } = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the charged overnight fees; called only where the back end announces it. A charge changes the balance. */
    overnightCharges: build.query<ReplyOf<typeof leverOvernight>, ChargesOf>({
      query: (of) => ({ call: leverOvernight, request: requestOf(of) }),
      providesTags: [TAGS.LeverOrders],
      onCacheEntryAdded: refetchOnBalance<ChargesOf>(() => [TAGS.LeverOrders]),
    }),
  }),
});

/** Reads all charges of a pair, or of all pairs, from the server. */
export function useReadCharges(pair: PairId | undefined) {
  const dispatch = useAppDispatch<LeverState>();
  return (onCount: (count: number) => void) =>
    readAllPages<OvernightCharge>(
      async (page) => {
        const { data, error } = await dispatch(readFresh(leverOvernight, requestOf({ pair, page })));
        return error ? { error } : { data: data.rows };
      },
      ({ id }) => String(id),
      onCount,
    );
}
