import type { SessionState } from '../session/slice';
import { createExchangeStore, type ExchangeStore, type ExchangeStoreOptions } from '../store';

export interface TestStoreOptions<FeatureState extends object, Extra extends object> extends Omit<
  ExchangeStoreOptions<FeatureState, Extra>,
  'extra'
> {
  readonly extra?: Extra;
  /** Who is logged in; nobody where left out. Calls that want a session are not sent without one. */
  readonly session?: SessionState;
}

/** A store like the shell's, for tests and stories. */
export function testStore<FeatureState extends object = object, Extra extends object = object>({
  extra,
  session,
  preloadedState,
  ...options
}: TestStoreOptions<FeatureState, Extra> = {}): ExchangeStore<FeatureState, Extra> {
  return createExchangeStore<FeatureState, Extra>({
    ...options,
    extra: extra ?? ({} as Extra),
    preloadedState: { ...preloadedState, ...(session ? { session } : {}) } as Partial<FeatureState> & {
      session?: SessionState;
    },
  });
}
