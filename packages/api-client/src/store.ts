import {
  combineReducers,
  configureStore,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type ReducersMapObject,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { exchangeApi } from './exchange-api';
import { dropPrivateData } from './session/private-data';
import { noticeReaders } from './session/reader';
import { sessionSlice, type SessionState } from './session/slice';
import type { TransportSettings } from './transport/settings';

export interface ExchangeState {
  readonly exchange: ReturnType<typeof exchangeApi.reducer>;
  readonly session: SessionState;
}

/** What endpoints and thunks get as `extra`: the given values (`realtime`) and how calls travel. */
export type ExchangeExtra<Extra extends object> = Extra & { readonly transport?: TransportSettings };

export interface ExchangeStoreOptions<FeatureState extends object, Extra extends object> {
  /** The features' slices by their key. */
  readonly reducers?: ReducersMapObject<FeatureState>;
  /** Run after the API's own, the first first. */
  readonly middleware?: readonly Middleware[];
  /** Endpoints and thunks find it as `extra`; the live connection stands there as `realtime`. */
  readonly extra: Extra;
  readonly transport?: TransportSettings;
  readonly preloadedState?: Partial<FeatureState> & { readonly session?: SessionState };
  /** Who is logged in from the start; nobody where left out. */
  readonly session?: SessionState;
}

/** The store: dispatches plain actions, thunks and what the API's endpoints initiate. */
export type ExchangeStore<FeatureState extends object = object, Extra extends object = object> = EnhancedStore<
  ExchangeState & FeatureState
> & {
  dispatch: ThunkDispatch<ExchangeState & FeatureState, ExchangeExtra<Extra>, UnknownAction>;
};

// Reply caches are large, change many times a second and are frozen by RTK Query itself.
const unchecked = { ignoredPaths: [exchangeApi.reducerPath] };

/** Makes the store of an exchange client: the API's cache, the session and the features' slices. */
export function createExchangeStore<FeatureState extends object = object, Extra extends object = object>({
  reducers,
  middleware = [],
  extra,
  transport,
  preloadedState,
  session,
}: ExchangeStoreOptions<FeatureState, Extra>): ExchangeStore<FeatureState, Extra> {
  const combined: unknown = combineReducers({
    ...reducers,
    [exchangeApi.reducerPath]: exchangeApi.reducer,
    [sessionSlice.name]: sessionSlice.reducer,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the state consists of exactly these parts; `combineReducers` cannot infer it while it is generic
  const reducer = combined as Reducer<
    ExchangeState & FeatureState,
    UnknownAction,
    Partial<ExchangeState & FeatureState>
  >;
  const extraArgument: ExchangeExtra<Extra> = transport === undefined ? extra : { ...extra, transport };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a spread of a generic type is not seen to be part of the whole
  const initialState = {
    ...preloadedState,
    ...(session === undefined ? {} : { session }),
  } as Partial<ExchangeState & FeatureState>;
  const store = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        immutableCheck: unchecked,
        serializableCheck: unchecked,
      }).concat(exchangeApi.middleware, dropPrivateData, noticeReaders, ...middleware),
    preloadedState: initialState,
  });
  return store;
}

/** Asks again for what is shown when the browser comes back on line. Returns the way to stop. */
export function attachRefetchListeners(store: Pick<ExchangeStore, 'dispatch'>): () => void {
  return setupListeners(store.dispatch);
}
