import { EmptyState, ErrorState, Skeleton, useChunk, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { LoadStatus } from '../load-status';
import { marketMessages } from '../messages';

/** What a coin is, as `currency/detail` has it. */
export interface CoinDetail {
  readonly name: string;
  /** May be rich text; it is cleaned before it is shown. */
  readonly description: string;
}

export interface CoinInfoProps {
  readonly detail: CoinDetail | undefined;
  readonly status?: LoadStatus;
  readonly onRetry?: (() => void) | undefined;
}

const Article = styled('article')({ padding: 16, maxWidth: 720, fontSize: 14, lineHeight: 1.6 });
const Title = styled('h3')({ margin: '0 0 8px', fontSize: 16, fontWeight: 600 });

const loadText = () => import('./coin-text');

/** What the exchange says about the base coin. What shows rich text is fetched when there is some to show. */
export function CoinInfo({ detail, status = 'ready', onRetry }: CoinInfoProps) {
  const text = marketMessages.useText();
  const chunk = useChunk(loadText);
  if (chunk.status === 'failed') return <ErrorState title={text('coin.failed')} onRetry={chunk.retry} />;
  if (status === 'failed') return <ErrorState title={text('coin.failed')} {...(onRetry && { onRetry })} />;
  if (status === 'loading' || chunk.status === 'loading' || !detail) {
    return (
      <Article aria-busy>
        <Skeleton width={160} height={20} />
        <br />
        <Skeleton height={72} />
        <VisuallyHidden as="output">{text('coin.loading')}</VisuallyHidden>
      </Article>
    );
  }
  if (detail.description.trim() === '') return <EmptyState title={text('coin.empty')} hint={text('coin.emptyHint')} />;
  const { CoinText } = chunk.module;
  return (
    <Article aria-label={text('coin.label', { name: detail.name })}>
      <Title>{detail.name}</Title>
      <CoinText description={detail.description} />
    </Article>
  );
}
