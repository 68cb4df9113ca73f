import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  agreement: partOf('news/agreement'),
  deposit: screenOf('wallet/deposits'),
  trade: screenOf('spot/deal'),
  leverManager: screenOf('wallet/leverManager'),
  financeRecords: screenOf('wallet/financeRecords'),
  acceptors: screenOf('c2c/acceptors'),
};
