import { announcementMessages } from '@bourse/notifications';
import { useTab } from '@bourse/lists';
import { Page, Tabs } from '@bourse/ui-kit';
import { Activity } from '../activity/activity';
import { newsMessages } from '../locales/messages';
import { pushMessages } from '../push/locales/messages';
import { AccountNoticeList } from '../notices/account-notice-list';

/** `/account/accountMessage`: the notification centre. Notices of the exchange, and under `?tab=events` what happened to the account. */
export function Component() {
  const text = newsMessages.useText();
  // Before the tab is opened: a catalogue that is first asked for by a click would suspend the whole page.
  announcementMessages.useText();
  pushMessages.useText();
  const [tab, choose] = useTab(['notices', 'events'], 'notices');
  return (
    <Page title={text('messages.title')}>
      <Tabs
        label={text('tabs.label')}
        value={tab}
        onChange={choose}
        items={[
          { id: 'notices', label: text('notices.tab'), content: <AccountNoticeList /> },
          { id: 'events', label: text('events.tab'), content: <Activity /> },
        ]}
      />
    </Page>
  );
}
