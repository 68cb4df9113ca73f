import { isFulfilled, isRejected, type Middleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { exchangeApi } from './exchange-api';
import { declaredTags } from './tags';

type Exchange = ReturnType<typeof exchangeApi.reducer>;
type Tags = Parameters<typeof exchangeApi.util.selectInvalidatedBy>[1];

/** The part of the argument of RTK Query's thunks that this reads. */
interface RequestArg {
  readonly type: 'query' | 'mutation';
  readonly queryCacheKey?: string;
  readonly endpointName: string;
  readonly originalArgs: unknown;
}

type Reread = (
  originalArgs: unknown,
  options: { readonly subscribe: false; readonly forceRefetch: true },
) => UnknownAction;

/** The request whose end the action tells. A read that RTK Query has not begun, because the same read is pending, is none. */
function endedRequest(action: unknown): RequestArg | undefined {
  if (!isFulfilled(action) && !(isRejected(action) && !action.meta.condition)) return undefined;
  if (!action.type.startsWith(`${exchangeApi.reducerPath}/`)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- RTK Query's thunks of this API have this argument
  return action.meta.arg as RequestArg;
}

/**
 * Reads an overtaken list once more: the answer of a read that was pending while a write or an event changed its data may be from
 * before the change. RTK Query itself refetches what a write invalidates at once (`invalidationBehavior: 'immediately'`) but leaves
 * out pending reads; its other setting waits until no request at all is pending, which is never at a slow back end.
 */
export const rereadOvertaken: Middleware<
  object,
  { exchange: Exchange },
  ThunkDispatch<unknown, unknown, UnknownAction>
> = (store) => {
  /** The tags that were invalidated while a read was pending, by its cache key. */
  const overtaken = new Map<string, Tags>();

  const overtake = (tags: Tags) => {
    for (const [key, entry] of Object.entries(store.getState().exchange.queries)) {
      if (entry?.status === QueryStatus.pending) overtaken.set(key, [...(overtaken.get(key) ?? []), ...tags]);
    }
  };

  const reread = ({ queryCacheKey = '', endpointName, originalArgs }: RequestArg) => {
    const tags = overtaken.get(queryCacheKey);
    if (tags === undefined) return;
    overtaken.delete(queryCacheKey);
    // The tags of an entry are known with its answer only.
    const touched = exchangeApi.util.selectInvalidatedBy(store.getState(), tags);
    if (!touched.some((entry) => entry.queryCacheKey === queryCacheKey)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- endpoints are injected by features, so their names are not in the type
    const endpoints = exchangeApi.endpoints as Readonly<Record<string, { readonly initiate: Reread }>>;
    const endpoint = endpoints[endpointName];
    if (endpoint) store.dispatch(endpoint.initiate(originalArgs, { subscribe: false, forceRefetch: true }));
  };

  return (next) => (action) => {
    const result = next(action);
    const ended = endedRequest(action);
    if (ended?.type === 'query') reread(ended);
    // The tags of a write are known to RTK Query only; any of them may have changed.
    else if (ended) overtake(declaredTags());
    else if (exchangeApi.util.invalidateTags.match(action)) overtake(action.payload);
    return result;
  };
};
