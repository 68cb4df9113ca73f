import { Box, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
import { chartsMessages } from '../locales/messages';

/** CSS pixels. */
export const DEFAULT_HEIGHT = 480;

/** The place of the depth chart while its code or the book loads. */
export function DepthWaiting({ height = DEFAULT_HEIGHT }: { readonly height?: number | undefined }) {
  const text = chartsMessages.useText();
  return (
    <Box sx={{ p: 2, height, boxSizing: 'border-box' }}>
      <Skeleton height={height - 16} />
      <VisuallyHidden as="output">{text('depth.loading')}</VisuallyHidden>
    </Box>
  );
}
