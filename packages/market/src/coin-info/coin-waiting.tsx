import { Skeleton, Stack, VisuallyHidden } from '@bourse/ui-kit';
import { marketMessages } from '../locales/messages';

/** The place of the information about a coin while its code or the information loads. */
export function CoinWaiting() {
  const text = marketMessages.useText();
  return (
    <Stack component="article" spacing={2} sx={{ p: 4, maxWidth: 720 }} aria-busy>
      <Skeleton width={160} height={20} />
      <Skeleton height={72} />
      <VisuallyHidden as="output">{text('coin.loading')}</VisuallyHidden>
    </Stack>
  );
}
