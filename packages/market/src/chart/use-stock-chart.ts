import { useChunk } from '@bourse/ui-kit';

const load = () => import('./stock-chart');

/** The plot's chunk, fetched when a chart is first shown; the toolbar around it stays where it does not come. */
export const useStockChart = () => useChunk(load);
