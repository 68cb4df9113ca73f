import { screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  transfer: screenOf('wallet/transfer'),
  fees: screenOf('home/fees'),
};
