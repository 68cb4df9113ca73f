import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  spot: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  positions: screenOf('lever/list'),
  summary: partOf('wallet/summary'),
  openOrders: partOf('spot/openOrders'),
  launch: partOf('subscription/banner'),
  tryPlayMoney: partOf('identity/tryPlayMoney'),
  news: partOf('news/homeNews'),
  spotFees: partOf('spot/fees'),
  leverageFees: partOf('lever/fees'),
  optionFees: partOf('micro-options/fees'),
  withdrawalFees: partOf('wallet/fees'),
  c2cFees: partOf('c2c/fees'),
};
