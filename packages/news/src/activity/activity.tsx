import { AnnouncementSwitches, markUserEventsRead, useUserEvents } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import { Button, Chip, EmptyState, End, Row, Stack, Text } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';
import { Entry } from '../notices/entry';
import { PushSwitches } from '../push/push-switches';

/** What happened to the account, newest first: each event with its reason, its time and a link, and how it is announced. */
export function Activity() {
  const text = newsMessages.useText();
  const format = useFormat();
  const events = useUserEvents();
  const hasUnread = events.some(({ isRead }) => !isRead);
  return (
    <Stack spacing={2} sx={{ pt: 3 }}>
      <Row sx={{ alignItems: 'start' }}>
        <AnnouncementSwitches />
        {hasUnread && (
          <End>
            <Button size="small" tone="quiet" onClick={markUserEventsRead}>
              {text('messages.markRead')}
            </Button>
          </End>
        )}
      </Row>
      <PushSwitches />
      {events.length === 0 && <EmptyState icon="bell" title={text('events.none')} hint={text('events.noneHint')} />}
      {events.length > 0 && (
        <Stack component="ul" spacing={0} sx={{ m: 0, p: 0, listStyle: 'none' }} aria-label={text('events.tab')}>
          {events.map(({ id, text: words, path, time, isRead }) => (
            <Entry key={id} data-unread={!isRead || undefined}>
              {path === undefined ? <span data-words>{words}</span> : <Link to={path}>{words}</Link>}
              {!isRead && <Chip tone="accent" label={text('messages.unread')} />}
              <Text as="time" size="table" tone="quiet" isFigure>
                {format.zonedDateTime(time)}
              </Text>
            </Entry>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
