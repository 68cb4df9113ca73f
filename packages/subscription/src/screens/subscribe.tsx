import { loadState, ReadError } from '@bourse/feature-kit';
import { Page, Skeleton } from '@bourse/ui-kit';
import { subscriptionMessages } from '../locales/messages';
import { SubscribeView } from '../subscribe/subscribe-view';
import { useSubscribe } from '../subscribe/use-subscribe';

/** `/sg` */
export function Component() {
  const text = subscriptionMessages.useText();
  const { query, launch, ...form } = useSubscribe();
  const state = loadState(query);
  return (
    <Page title={text('subscribe.title')}>
      {state.kind === 'failed' && (
        <ReadError title={text('launch.failed')} failure={state.failure} onRetry={() => void query.refetch()} />
      )}
      {state.kind === 'loading' && <Skeleton height={420} />}
      {launch && <SubscribeView {...form} launch={launch} />}
    </Page>
  );
}
