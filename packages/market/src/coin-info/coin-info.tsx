import type { LoadState } from '@bourse/feature-kit';
import { ErrorState, lazyPart } from '@bourse/ui-kit';
import { marketMessages } from '../locales/messages';
import { CoinWaiting } from './coin-waiting';

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

/** The exchange's description of the base coin, which may be rich text. Loaded when first shown. */
export const CoinInfo = lazyPart<CoinInfoProps>(async () => (await import('./coin-article')).CoinArticle, {
  fallback: <CoinWaiting />,
  failed: (_props, retry) => <NotLoaded onRetry={retry} />,
});
