import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  positions: screenOf('lever/list'),
  spot: screenOf('spot/deal'),
  spotOrders: screenOf('spot/allOrders'),
  results: screenOf('results/results'),
  spotResults: screenOf('spot/profit'),
  leverageResults: screenOf('lever/record'),
  optionResults: screenOf('micro-options/record'),
  options: screenOf('micro-options/deal'),
  subscriptions: screenOf('subscription/records'),
  c2cOrders: screenOf('c2c/orders'),
  c2cAds: screenOf('c2c/ownAds'),
  acceptorDeals: screenOf('c2c/acceptorRecords'),
  subscriptionRecords: partOf('subscription/records'),
  antiPhishingPhrase: partOf('identity/antiPhishingPhrase'),
  claimPlayMoney: partOf('identity/claimPlayMoney'),
};
