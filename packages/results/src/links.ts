import { partOf } from '@bourse/feature-kit';

/** The parts of the products that report closed trades, where they exist. */
export const LINKS = {
  spot: partOf('spot/results'),
  leverage: partOf('lever/results'),
  options: partOf('micro-options/results'),
};
