import { markUserEventsRead, useUserEvents, type UserEvent } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { markNoticesRead, noticePath, useNotices, useReadNotices } from '@bourse/news';
import { Button, colour, EmptyState, IconButton, Popover, FONT_SIZE, RADIUS, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { useSiteMap } from '../../routing/site-map';

/** Entries of each kind in the popover. */
const SHOWN = 5;
/** Above this the badge shows `9+`. */
const MOST_COUNTED = 9;

const Place = styled('span')({ position: 'relative', display: 'inline-flex' });
const Count = styled('span')({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  minWidth: 16,
  padding: '0 4px',
  boxSizing: 'border-box',
  borderRadius: RADIUS.panel,
  fontSize: FONT_SIZE.dense,
  lineHeight: '16px',
  textAlign: 'center',
  color: colour.onFill,
  backgroundColor: colour.accentFill,
  pointerEvents: 'none',
});
const Card = styled('div')({
  width: 'min(360px, 84vw)',
  maxHeight: '70dvh',
  overflow: 'auto',
  fontSize: FONT_SIZE.form,
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Title = styled('h3')({
  margin: '12px 0 4px',
  fontSize: FONT_SIZE.table,
  fontWeight: WEIGHT.strong,
  color: colour.quiet,
});
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '8px 0', borderBottom: `1px solid ${colour.line}`, overflowWrap: 'anywhere' },
  '& a': { color: colour.text },
  '& li[data-unread]': { fontWeight: WEIGHT.strong },
  '& time': { display: 'block', fontSize: FONT_SIZE.dense, fontWeight: WEIGHT.regular, color: colour.quiet },
});

/** The newest notices and the user's own events, with the number of unread ones. */
export function Bell() {
  const text = shellMessages.useText();
  const format = useFormat();
  const { items = [] } = useNotices();
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
    <Place>
      <Popover
        label={text('bell.label')}
        renderTrigger={(trigger) => <IconButton icon="bell" label={label} {...trigger} />}
      >
        <Card>
          <Head>
            {all !== undefined && <Link to={all}>{text('bell.all')}</Link>}
            {unread > 0 && (
              <Button size="small" tone="quiet" onClick={markRead}>
                {text('bell.markRead')}
              </Button>
            )}
          </Head>
          {events.length > 0 && (
            <>
              <Title>{text('bell.events')}</Title>
              <List>
                {events.slice(0, SHOWN).map((event) => (
                  <li key={event.id} data-unread={!event.isRead || undefined}>
                    <EventText {...event} />
                    <time>{format.dateTime(event.time)}</time>
                  </li>
                ))}
              </List>
            </>
          )}
          {notices.length > 0 && (
            <>
              <Title>{text('bell.notices')}</Title>
              <List>
                {notices.map(({ id, title, updatedAt }) => (
                  <li key={id} data-unread={!read.includes(id) || undefined}>
                    <Link to={noticePath(id)} onClick={() => markNoticesRead([id])}>
                      {title}
                    </Link>
                    {updatedAt !== undefined && <time>{format.dateTime(updatedAt)}</time>}
                  </li>
                ))}
              </List>
            </>
          )}
          {events.length + notices.length === 0 && <EmptyState title={text('bell.none')} />}
        </Card>
      </Popover>
      {unread > 0 && <Count aria-hidden>{unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}</Count>}
    </Place>
  );
}

function EventText({ text, path }: UserEvent) {
  return path === undefined ? text : <Link to={path}>{text}</Link>;
}
