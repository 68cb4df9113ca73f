import { exchangeApi } from '../exchange-api';
import { createExchangeStore, type ExchangeStore, type ExchangeStoreOptions } from '../store';

export type TestStoreOptions<FeatureState extends object> = Partial<ExchangeStoreOptions<FeatureState, object>>;

/** The list that the setup of unit tests runs after each test; a story has none. */
const endings = (): (() => void)[] | undefined => Reflect.get(globalThis, Symbol.for('bourse.endOfTest'));

/**
 * A store like the shell's, for tests and stories. Without `session` there is no login, and calls that require a
 * session are not sent.
 */
export function testStore<FeatureState extends object = object>({
  extra = {},
  ...options
}: TestStoreOptions<FeatureState> = {}): ExchangeStore<FeatureState> {
  const store = createExchangeStore<FeatureState>({ ...options, extra });
  // Ends its streams, with their timers.
  endings()?.push(() => void store.dispatch(exchangeApi.util.resetApiState()));
  return store;
}
