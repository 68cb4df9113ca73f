import { Page } from '@bourse/ui-kit';
import { useSubscriptionsQuery } from '../api';
import { subscriptionMessages } from '../locales/messages';
import { Component as Records } from '../records/records';
import { UnlockTimeline } from '../records/unlock-timeline';

/** `/uplist` */
export function Component() {
  const text = subscriptionMessages.useText();
  // `Records` reads and polls; this is the same cache entry.
  const { data: records = [] } = useSubscriptionsQuery();
  return (
    <Page title={text('records.title')}>
      <Records />
      <UnlockTimeline records={records} />
    </Page>
  );
}
