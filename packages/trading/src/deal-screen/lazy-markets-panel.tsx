import { Box, lazyPart, Skeleton } from '@bourse/ui-kit';

/** The list of pairs. A window in which it is not docked does not need its code before the list opens. */
export const LazyMarketsPanel = lazyPart(async () => (await import('./markets-panel')).MarketsPanel, {
  fallback: ({ height }) => (
    <Box sx={{ height, p: 3, boxSizing: 'border-box' }}>
      <Skeleton width={120} height={14} />
    </Box>
  ),
});
