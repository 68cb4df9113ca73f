import { exchangeApi } from '../exchange-api';
import { createExchangeStore, type ExchangeStore, type ExchangeStoreOptions } from '../store';

export type TestStoreOptions<FeatureState extends object> = Partial<ExchangeStoreOptions<FeatureState, object>>;

/** The list that the setup of unit tests runs after each test; a story has none. */
const END_OF_TEST = Symbol.for('bourse.endOfTest');

/**
 * A store like the shell's, for tests and stories. Without `session` there is no login, and calls that require a
 * session are not sent.
 */
export function testStore<FeatureState extends object = object>({
  extra = {},
  ...options
}: TestStoreOptions<FeatureState> = {}): ExchangeStore<FeatureState> {
  const store = createExchangeStore<FeatureState>({ ...options, extra });
  const endings: unknown = Reflect.get(globalThis, END_OF_TEST);
  // Ends its streams, with their timers.
  if (Array.isArray(endings)) endings.push(() => void store.dispatch(exchangeApi.util.resetApiState()));
  return store;
}
