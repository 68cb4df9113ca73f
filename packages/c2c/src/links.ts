import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  payee: screenOf('identity/userSettings'),
  tradeRequirements: partOf('identity/tradeRequirements'),
  antiPhishingPhrase: partOf('identity/antiPhishingPhrase'),
};
