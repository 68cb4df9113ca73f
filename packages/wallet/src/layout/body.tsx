import { Stack } from '@bourse/ui-kit';
import type { ComponentProps } from 'react';

/** Blocks below each other with the usual distance to the border of the panel. */
export function Body(props: ComponentProps<typeof Stack>) {
  return <Stack {...props} sx={{ p: 4 }} />;
}
