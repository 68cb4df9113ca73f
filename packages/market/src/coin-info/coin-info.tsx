import { type LoadState, ReadError, READY } from '@bourse/feature-kit';
import { EmptyState, ErrorState, lazyPart, Skeleton, Stack, Text, VisuallyHidden } from '@bourse/ui-kit';
import { marketMessages } from '../locales/messages';

/** Information about a coin from `currency/detail`. */
export interface CoinDetail {
  readonly name: string;
  /** May be rich text; it is cleaned before it is shown. */
  readonly description: string;
}

export interface CoinInfoProps {
  readonly detail: CoinDetail | undefined;
  readonly state?: LoadState;
  readonly onRetry?: (() => void) | undefined;
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const text = marketMessages.useText();
  return <ErrorState title={text('coin.failed')} onRetry={onRetry} />;
}

const LazyCoinText = lazyPart(async () => (await import('./coin-text')).CoinText, {
  fallback: <Skeleton height={72} />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});

/** The exchange's description of the base coin. The rich text component is loaded if there is a description. */
export function CoinInfo({ detail, state = READY, onRetry }: CoinInfoProps) {
  const text = marketMessages.useText();
  if (state.kind === 'failed') {
    return <ReadError title={text('coin.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (state.kind === 'loading' || !detail) {
    return (
      <Stack component="article" spacing={2} sx={{ p: 4, maxWidth: 720 }} aria-busy>
        <Skeleton width={160} height={20} />
        <Skeleton height={72} />
        <VisuallyHidden as="output">{text('coin.loading')}</VisuallyHidden>
      </Stack>
    );
  }
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
      <LazyCoinText description={detail.description} />
    </Stack>
  );
}
