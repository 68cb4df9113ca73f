import { createExchangeStore, type ExchangeStore, type ExchangeStoreOptions } from '../store';

export type TestStoreOptions<FeatureState extends object> = Partial<ExchangeStoreOptions<FeatureState, object>>;

/**
 * A store like the shell's, for tests and stories. Nobody is logged in where `session` is left out, and calls that want
 * a session are then not sent.
 */
export function testStore<FeatureState extends object = object>({
  extra = {},
  ...options
}: TestStoreOptions<FeatureState> = {}): ExchangeStore<FeatureState> {
  return createExchangeStore<FeatureState>({ ...options, extra });
}
