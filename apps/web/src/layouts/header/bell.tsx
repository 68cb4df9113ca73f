import { markUserEventsRead, useUserEvents, type UserEvent } from '@bourse/notifications';
import { pathWith, useSiteMap } from '@bourse/feature-kit';
import { useNewcomerSince } from '@bourse/identity';
import type { NewsItem } from '@bourse/contracts/news';
import { useFormat } from '@bourse/i18n';
import { markNoticesRead, noticePath, useNotices, useReadNotices } from '@bourse/news';
import {
  Box,
  Button,
  colour,
  EmptyState,
  FONT_SIZE,
  hairline,
  IconButton,
  LINE_HEIGHT,
  Popover,
  RADIUS,
  Row,
  space,
  Stack,
  Text,
  WEIGHT,
} from '@bourse/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';

/** The tab of the notification centre with all events. */
const ACTIVITY = { tab: 'events' };

const NONE: readonly NewsItem[] = [];

/** Entries of each kind in the popover. */
const SHOWN = 5;
/** Above this the badge shows `9+`. */
const MOST_COUNTED = 9;

const COUNT = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  minWidth: 16,
  padding: space(0, 1),
  boxSizing: 'border-box',
  borderRadius: `${RADIUS.panel}px`,
  fontSize: FONT_SIZE.dense,
  lineHeight: LINE_HEIGHT.dense,
  textAlign: 'center',
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  pointerEvents: 'none',
} as const;
const LIST = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: space(2, 0), borderBottom: hairline(colour.line), overflowWrap: 'anywhere' },
  '& a': { color: colour.text },
  '& li[data-unread]': { fontWeight: WEIGHT.strong },
  '& time': { display: 'block', fontSize: FONT_SIZE.dense, fontWeight: WEIGHT.regular, color: colour.quiet },
} as const;

/** Notices from before the registration of a new user are no news for this user: they count as read. */
function useReadByNewcomer(notices: readonly NewsItem[]): void {
  const since = useNewcomerSince();
  useEffect(() => {
    if (since === undefined) return;
    const old = notices.filter(({ updatedAt }) => updatedAt === undefined || updatedAt < since);
    markNoticesRead(old.map(({ id }) => id));
  }, [since, notices]);
}

/** The newest notices and the user's own events, with the number of unread ones. */
export function Bell() {
  const text = shellMessages.useText();
  const format = useFormat();
  const { items = NONE } = useNotices();
  useReadByNewcomer(items);
  const read = useReadNotices();
  const events = useUserEvents();
  const all = useSiteMap().pathOf(LINKS.messages);
  const notices = items.slice(0, SHOWN);
  // Notices beyond the shown ones count as well, as on the page of all messages.
  const unreadNotices = items.filter(({ id }) => !read.includes(id));
  const unread = unreadNotices.length + events.filter(({ isRead }) => !isRead).length;
  const label = unread === 0 ? text('bell.label') : text('bell.unread', { count: unread });
  const markRead = () => {
    markNoticesRead(unreadNotices.map(({ id }) => id));
    markUserEventsRead();
  };
  return (
    <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
      <Popover
        label={text('bell.label')}
        renderTrigger={(trigger) => <IconButton icon="bell" label={label} {...trigger} />}
      >
        <Stack spacing={2} sx={{ width: 'min(360px, 100vw - 80px)', maxHeight: '70dvh', overflow: 'auto' }}>
          <Row sx={{ justifyContent: 'space-between' }}>
            {all !== undefined && <Link to={all}>{text('bell.all')}</Link>}
            {unread > 0 && (
              <Button size="small" tone="quiet" onClick={markRead}>
                {text('bell.markRead')}
              </Button>
            )}
          </Row>
          {events.length > 0 && (
            <>
              <Row sx={{ justifyContent: 'space-between' }}>
                <Text as="h3" size="table" tone="quiet" isStrong>
                  {text('bell.events')}
                </Text>
                {all !== undefined && <Link to={pathWith(all, ACTIVITY)}>{text('bell.allEvents')}</Link>}
              </Row>
              <Box component="ul" sx={LIST}>
                {events.slice(0, SHOWN).map((event) => (
                  <li key={event.id} data-unread={!event.isRead || undefined}>
                    <EventText {...event} />
                    <time>{format.zonedDateTime(event.time)}</time>
                  </li>
                ))}
              </Box>
            </>
          )}
          {notices.length > 0 && (
            <>
              <Text as="h3" size="table" tone="quiet" isStrong>
                {text('bell.notices')}
              </Text>
              <Box component="ul" sx={LIST}>
                {notices.map(({ id, title, updatedAt }) => (
                  <li key={id} data-unread={!read.includes(id) || undefined}>
                    <Link to={noticePath(id)} onClick={() => markNoticesRead([id])}>
                      {title}
                    </Link>
                    {updatedAt !== undefined && <time>{format.zonedDateTime(updatedAt)}</time>}
                  </li>
                ))}
              </Box>
            </>
          )}
          {events.length + notices.length === 0 && <EmptyState icon="bell" title={text('bell.none')} />}
        </Stack>
      </Popover>
      {unread > 0 && (
        <Box component="span" sx={COUNT} aria-hidden>
          {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
        </Box>
      )}
    </Box>
  );
}

function EventText({ text, path }: UserEvent) {
  return path === undefined ? text : <Link to={path}>{text}</Link>;
}
