import { asFailure } from '@bourse/api-client';
import { ReadError, useServerNow } from '@bourse/feature-kit';
import { useHidesFigures, useTotals } from '../account/stored-values';
import { useWallet } from '../account/use-wallet';
import { walletMessages } from '../locales/messages';
import { dayAgo } from '../rules/total-history';
import { AssetsHead } from './assets-head';

/** The total of the user with its day, and deposit, withdrawal and transfer, for the start page. */
export function Component() {
  const text = walletMessages.useText();
  const { wallet, hasFailed, error, onRetry } = useWallet();
  const [hidesFigures, changeHidesFigures] = useHidesFigures();
  const [course] = useTotals();
  const now = useServerNow();
  if (hasFailed && !wallet) {
    return <ReadError title={text('failed.title')} failure={asFailure(error)} onRetry={onRetry} />;
  }
  return (
    <AssetsHead
      wallet={wallet}
      before={dayAgo(course, now())?.value}
      hidesFigures={hidesFigures}
      onHideFigures={(hides) => changeHidesFigures(() => hides)}
    />
  );
}
