import { marketApi } from '../api';

/** When the pairs were last read by request, in epoch milliseconds; `undefined` where they never were. */
export function usePairsReadAt(): number | undefined {
  return marketApi.endpoints.quotation.useQueryState(undefined, {
    selectFromResult: ({ fulfilledTimeStamp }) => ({ readAt: fulfilledTimeStamp }),
  }).readAt;
}
