import { useChunk } from '@bourse/ui-kit';

const load = () => import('./stock-chart');

/** The plot's chunk, loaded when a chart is first shown; the toolbar stays if loading fails. */
export const useStockChart = () => useChunk(load);
