import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  newestNotice: partOf('news/newestNotice'),
  spot: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  panelWindow: screenOf('spot/panel'),
  allResults: screenOf('results/results'),
  spotResults: screenOf('spot/profit'),
  leverageResults: screenOf('lever/record'),
  optionResults: screenOf('micro-options/record'),
};
