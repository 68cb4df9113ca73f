import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  newestNotice: partOf('news/newestNotice'),
  spot: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  panelWindow: screenOf('spot/panel'),
};
