import { createExchangeStore, type ExchangeStore, type ExchangeStoreOptions } from '../store';

export type TestStoreOptions<FeatureState extends object> = Partial<ExchangeStoreOptions<FeatureState, object>>;

/**
 * A store like the shell's, for tests and stories. Without `session` there is no login, and calls that require a
 * session are not sent.
 */
export function testStore<FeatureState extends object = object>({
  extra = {},
  ...options
}: TestStoreOptions<FeatureState> = {}): ExchangeStore<FeatureState> {
  return createExchangeStore<FeatureState>({ ...options, extra });
}
