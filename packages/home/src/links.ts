import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  spot: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  launch: partOf('subscription/banner'),
  news: partOf('news/homeNews'),
};
