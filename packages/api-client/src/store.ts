import {
  combineSlices,
  configureStore,
  createAction,
  type EnhancedStore,
  type Middleware,
  type Reducer,
  type ReducersMapObject,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { absentSlice, type AbsentCalls } from './absent/slice';
import type { Dialect } from '@bourse/contracts/dialects';
import { dialectSlice } from './dialect-slice';
import { exchangeApi } from './exchange-api';
import { rereadOvertaken } from './overtaken-reads';
import { secondFactorPromptOf } from './second-factor/with-second-factor';
import { serverClockSlice, type ServerClock } from './server-clock/slice';
import type { ServerLoad } from './server-load/poll-backoff';
import { serverLoadSlice } from './server-load/slice';
import { dropPrivateData } from './session/private-data';
import { noticeUserLeft } from './session/user-left';
import { sessionSlice, type SessionState } from './session/slice';
import type { TransportSettings } from './transport/settings';

export interface ExchangeState {
  readonly exchange: ReturnType<typeof exchangeApi.reducer>;
  readonly session: SessionState;
  readonly serverClock: ServerClock;
  readonly serverLoad: ServerLoad;
  readonly absentCalls: AbsentCalls;
  readonly dialect: Dialect;
}

/** The `extra` argument of endpoints and thunks: the given values (`realtime`) and the transport settings. */
export type ExchangeExtra<Extra extends object> = Extra & { readonly transport?: TransportSettings };

export interface ExchangeStoreOptions<FeatureState extends object, Extra extends object> {
  /** The features' slices by key. */
  readonly reducers?: ReducersMapObject<FeatureState>;
  /** Middleware that runs after the API's own, in the given order. */
  readonly middleware?: readonly Middleware[];
  /** Passed to endpoints and thunks as `extra`; contains the realtime connection as `realtime`. */
  readonly extra: Extra;
  readonly transport?: TransportSettings;
  readonly preloadedState?: Partial<FeatureState> & { readonly session?: SessionState };
  /** The initial session; a visitor by default. */
  readonly session?: SessionState;
  /** Calls that the back end did not have before; none by default. */
  readonly absentCalls?: AbsentCalls | undefined;
  /** Differences of the back end's requests from the specification; none by default. */
  readonly dialect?: Dialect | undefined;
}

/** The store type: dispatches plain actions, thunks and initiated endpoints. */
export type ExchangeStore<FeatureState extends object = object, Extra extends object = object> = EnhancedStore<
  ExchangeState & FeatureState
> & {
  dispatch: ThunkDispatch<ExchangeState & FeatureState, ExchangeExtra<Extra>, UnknownAction>;
  /** Adds the slices of a lazily loaded feature. A key that exists keeps its reducer and its state. */
  readonly addReducers: (reducers: Readonly<Record<string, Reducer>>) => void;
};

// Of development and tests: reply caches are large and change many times a second.
const serializableCheck = { ignoredPaths: [exchangeApi.reducerPath] };

/** Gives added slices their initial state. */
const slicesAdded = createAction('store/slicesAdded');

/** Creates the store of an exchange client: the API's cache, the session and the features' slices. */
export function createExchangeStore<FeatureState extends object = object, Extra extends object = object>({
  reducers,
  middleware = [],
  extra,
  transport,
  preloadedState,
  session,
  absentCalls,
  dialect,
}: ExchangeStoreOptions<FeatureState, Extra>): ExchangeStore<FeatureState, Extra> {
  type State = ExchangeState & FeatureState;
  const combined = combineSlices(
    exchangeApi,
    sessionSlice,
    serverClockSlice,
    serverLoadSlice,
    absentSlice,
    dialectSlice,
    {
      ...reducers,
    },
  ).withLazyLoadedSlices<Readonly<Record<string, unknown>>>();
  const keys = new Set(Object.keys(combined(undefined, slicesAdded())));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the state consists of exactly these slices; `combineSlices` cannot infer it while it is generic
  const rootReducer = combined as unknown as Reducer<State, UnknownAction, Partial<State>>;
  const extraArgument: ExchangeExtra<Extra> = transport === undefined ? extra : { ...extra, transport };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a spread of a generic type is not seen to be part of the whole
  const initialState = {
    ...preloadedState,
    ...(session === undefined ? {} : { session }),
    ...(absentCalls === undefined ? {} : { absentCalls }),
    ...(dialect === undefined ? {} : { dialect }),
  } as Partial<State>;
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument },
        // Immer freezes the state of every slice, and RTK Query its cache: a change of them throws.
        immutableCheck: false,
        serializableCheck,
      }).concat(
        exchangeApi.middleware,
        rereadOvertaken,
        dropPrivateData(secondFactorPromptOf(extra)),
        noticeUserLeft,
        ...middleware,
      ),
    preloadedState: initialState,
  });
  const addReducers: ExchangeStore['addReducers'] = (more) => {
    const missing = Object.entries(more).filter(([reducerPath]) => !keys.has(reducerPath));
    if (missing.length === 0) return;
    for (const [reducerPath, reducer] of missing) {
      keys.add(reducerPath);
      combined.inject({ reducerPath, reducer });
    }
    store.dispatch(slicesAdded());
  };
  return Object.assign(store, { addReducers });
}

/** Requests displayed data again when the browser is online again. Returns the function that stops it. */
export function attachRefetchListeners(store: Pick<ExchangeStore, 'dispatch'>): () => void {
  return setupListeners(store.dispatch);
}
