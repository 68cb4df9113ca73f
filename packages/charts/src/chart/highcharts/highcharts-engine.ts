import type { ChartEngine } from '../plot/chart-engine';
import { StockPlot } from './stock-plot';

export const HIGHCHARTS: ChartEngine = {
  Plot: StockPlot,
  loadSound: async () => (await import('./sonify-values')).sonifyValues,
};
