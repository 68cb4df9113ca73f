import { ReadError, READY } from '@bourse/feature-kit';
import { EmptyState, RichText, Stack, Text } from '@bourse/ui-kit';
import { marketMessages } from '../locales/messages';
import type { CoinInfoProps } from './coin-info';
import { CoinWaiting } from './coin-waiting';

/** The information about a coin, once the rich text component is loaded. */
export function CoinArticle({ detail, state = READY, onRetry }: CoinInfoProps) {
  const text = marketMessages.useText();
  if (state.kind === 'failed') {
    return <ReadError title={text('coin.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (state.kind === 'loading' || !detail) return <CoinWaiting />;
  if (detail.description.trim() === '') return <EmptyState title={text('coin.empty')} hint={text('coin.emptyHint')} />;
  return (
    <Stack
      component="article"
      spacing={2}
      sx={{ p: 4, maxWidth: 720 }}
      aria-label={text('coin.label', { name: detail.name })}
    >
      <Text as="h3" size="reading" isStrong>
        {detail.name}
      </Text>
      <RichText content={detail.description} headingLevel={4} />
    </Stack>
  );
}
