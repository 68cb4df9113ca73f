import { Box, ErrorState } from '@bourse/ui-kit';
import { plotMessages } from '../locales/messages';

/** Over the foot of the plot: a tool whose code could not be loaded. The plot stays. */
function ToolsNotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = plotMessages.useText();
  return (
    <Box sx={{ position: 'absolute', zIndex: 4, inset: 'auto 0 0', bgcolor: 'background.paper' }}>
      <ErrorState title={text('tools.notLoaded')} onRetry={onRetry} />
    </Box>
  );
}

/** Options of `lazyPart` for a tool of the chart: nothing is shown while it loads, and a notice over the plot if it cannot be loaded. */
export const ON_DEMAND = {
  fallback: null,
  failed: (_props: unknown, retry: () => void) => <ToolsNotLoaded onRetry={retry} />,
};
