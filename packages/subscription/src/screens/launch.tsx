import { selectIsLoggedIn } from '@bourse/api-client';
import { loadState, ReadError, useAppSelector } from '@bourse/feature-kit';
import { Page, Skeleton } from '@bourse/ui-kit';
import { useLaunchQuery, useSubscriptionsQuery } from '../api';
import { LaunchView } from '../launch/launch-view';
import { useCalendar } from '../launch/use-calendar';
import { subscriptionMessages } from '../locales/messages';

/** `/upstart` */
export function Component() {
  const text = subscriptionMessages.useText();
  const launch = useLaunchQuery();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data: records = [] } = useSubscriptionsQuery(undefined, { skip: !isLoggedIn });
  const save = useCalendar(launch.data, records);
  const state = loadState(launch);
  return (
    <Page title={text('launch.title')}>
      {state.kind === 'failed' && (
        <ReadError title={text('launch.failed')} failure={state.failure} onRetry={() => void launch.refetch()} />
      )}
      {state.kind === 'loading' && <Skeleton height={360} />}
      {launch.data && <LaunchView launch={launch.data} onCalendar={save} />}
    </Page>
  );
}
