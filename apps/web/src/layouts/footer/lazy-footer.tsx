import { Box, lazyPart } from '@bourse/ui-kit';

/** Height of the footer with its usual articles, CSS pixels: the screen above keeps its place when the footer arrives. */
const HEIGHT = { xs: 420, sm: 190 };

/** The footer, which most screens have below the window. */
export const LazyFooter = lazyPart(async () => (await import('./footer')).Footer, {
  fallback: <Box sx={{ minHeight: HEIGHT, bgcolor: 'background.paper' }} />,
  // A screen is complete without it.
  failed: () => null,
});
