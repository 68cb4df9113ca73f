import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import { exchangeBaseQuery, type ExchangeCall } from './base-query';
import type { Call, ReplyOf, RequestOf } from '@bourse/contracts/wire';
import type { ApiFailure } from './failure';
import type { ExchangeState } from './store';

/** How a read ended: the reply as the contract types it, or the failure. */
export type Answer<Data> = { data: Data; error?: never } | { error: ApiFailure; data?: never };

/** Runs one call of the contract. */
export type RunCall = <C extends Call>(call: C, request: RequestOf<C>) => Promise<Answer<ReplyOf<C>>>;

type Result = QueryReturnValue<unknown, ApiFailure>;

/** The base query that an endpoint's `queryFn` receives, with the reply's type. For endpoints that need several calls. */
export function runWith(baseQuery: (call: ExchangeCall) => Result | PromiseLike<Result>): RunCall {
  return async <C extends Call>(call: C, request: RequestOf<C>): Promise<Answer<ReplyOf<C>>> => {
    const { data, error } = await baseQuery({ call, request });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the base query has parsed the reply with the call's schema
    return error ? { error } : { data: data as ReplyOf<C> };
  };
}

/**
 * Reads from the server, bypassing the cache: the request leaves now. A query may be answered by a request that was sent earlier, for
 * example before the write whose outcome is looked up. The answer is not cached.
 */
export function readFresh<C extends Call>(
  call: C,
  request: RequestOf<C>,
): ThunkAction<Promise<Answer<ReplyOf<C>>>, ExchangeState, unknown, UnknownAction> {
  return (dispatch, getState, extra) => {
    const controller = new AbortController();
    const api: BaseQueryApi = {
      dispatch,
      getState,
      extra,
      signal: controller.signal,
      abort: (reason) => controller.abort(reason),
      endpoint: call.path,
      type: 'query',
      forced: true,
    };
    return runWith(async (sent) => exchangeBaseQuery({ ...sent, isFresh: true }, api, {}))(call, request);
  };
}

/** `readFresh` for functions that make several calls. */
export function freshReads(dispatch: ThunkDispatch<ExchangeState, unknown, UnknownAction>): RunCall {
  return (call, request) => dispatch(readFresh(call, request));
}
