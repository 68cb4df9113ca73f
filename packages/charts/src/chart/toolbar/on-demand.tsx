import { ToolsNotLoaded } from './tools-not-loaded';

/** Options of `lazyPart` for a tool of the chart: nothing is shown while it loads, and a notice over the plot if it cannot be loaded. */
export const ON_DEMAND = {
  fallback: null,
  failed: (_props: unknown, retry: () => void) => <ToolsNotLoaded onRetry={retry} />,
};
