import type { ChartEngine } from '../plot/chart-engine';
import { LightweightPlot } from './lightweight-plot';

export const LIGHTWEIGHT_CHARTS: ChartEngine = {
  Plot: LightweightPlot,
  loadSound: async () => (await import('../sound/play-tones')).playTones,
};
