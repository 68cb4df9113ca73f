import { restoreKept, useAreKeptValuesUnread } from '@bourse/storage';
import { ErrorState, Skeleton } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';

/** In place of what depends on the allow-list until it is known: where the browser could not read it, the reason and a retry. */
export function UnknownAllowList({ height }: { readonly height: number }) {
  const text = walletMessages.useText();
  if (!useAreKeptValuesUnread()) return <Skeleton height={height} />;
  return <ErrorState title={text('allowList.unread')} onRetry={() => void restoreKept()} />;
}
