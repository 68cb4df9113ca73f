import { loadState, ReadError } from '@bourse/feature-kit';
import { Page, Skeleton } from '@bourse/ui-kit';
import { subscriptionMessages } from '../locales/messages';
import { Subscription } from '../subscribe/subscription';
import { useLaunch } from '../subscribe/use-launch';

/** `/sg` */
export function Component() {
  const text = subscriptionMessages.useText();
  const { query, isLoggedIn, price, pace } = useLaunch();
  const onRead = () => void query.refetch();
  const state = loadState(query);
  return (
    <Page title={text('subscribe.title')}>
      {state.kind === 'failed' && <ReadError title={text('launch.failed')} failure={state.failure} onRetry={onRead} />}
      {state.kind === 'loading' && <Skeleton height={420} />}
      {query.data && (
        <Subscription market={{ launch: query.data, price, pace }} isLoggedIn={isLoggedIn} onRefused={onRead} />
      )}
    </Page>
  );
}
