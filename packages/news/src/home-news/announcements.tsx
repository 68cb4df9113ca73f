import { ReadError, MoreLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  Box,
  BELOW,
  Card,
  colour,
  EmptyState,
  FONT_SIZE,
  PanelHeader,
  Skeleton,
  Stack,
  Text,
  space,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { noticePath } from '../notices/notice-path';
import type { News } from '../notices/use-news';
import { newsMessages } from '../locales/messages';
import { BANNER_HEIGHT } from './banners';
import { PATHS } from '../paths';

const SHOWN = 4;

const PHONE = BELOW.sm;
const HEAD_HEIGHT = 44;
/** On a phone: two lines of words, the day below them. */
const TALL_ROW = 78;

const AnnouncementsRoot = styled(Card)({
  height: BANNER_HEIGHT,
  boxSizing: 'border-box',
  overflow: 'hidden',
  [PHONE]: { height: HEAD_HEIGHT + SHOWN * TALL_ROW + 4 },
});
const Item = styled('li')({
  '& > *': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    height: 46,
    padding: space(0, 4),
    fontSize: FONT_SIZE.form,
    color: colour.text,
    textDecoration: 'none',
    [PHONE]: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 2, height: TALL_ROW },
  },
  '& time': { flex: 'none' },
  '& a:hover': { backgroundColor: colour.raised },
  '& a:focus-visible': { outlineOffset: -2 },
});
const LABEL = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [PHONE]: {
    flex: 'none',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
  },
} as const;

/** The newest notices (news categories 3 and 4). */
export function Announcements({ items, state, retry }: News) {
  const text = newsMessages.useText();
  return (
    <AnnouncementsRoot as="section" aria-label={text('notices.title')} aria-busy={state.kind === 'loading'}>
      <PanelHeader title={text('notices.title')} size="reading">
        <MoreLink to={PATHS.list}>{text('notices.all')}</MoreLink>
      </PanelHeader>
      {state.kind === 'failed' && <ReadError title={text('notices.failed')} failure={state.failure} onRetry={retry} />}
      {items?.length === 0 && <EmptyState title={text('notices.none')} hint={text('notices.none.hint')} />}
      <Stack component="ul" spacing={0}>
        {items
          ? items.slice(0, SHOWN).map((item) => <Announcement key={item.id} {...item} />)
          : state.kind === 'loading' &&
            Array.from({ length: SHOWN }, (_none, index) => (
              <Item key={index}>
                <div>
                  <Skeleton />
                </div>
              </Item>
            ))}
      </Stack>
    </AnnouncementsRoot>
  );
}

function Announcement({ id, title, updatedAt }: { id: number; title: string; updatedAt?: number | undefined }) {
  const format = useFormat();
  return (
    <Item>
      <Link to={noticePath(id)}>
        <Box component="span" sx={LABEL} title={title}>
          {title}
        </Box>
        {updatedAt !== undefined && (
          <Text as="time" size="dense" tone="quiet" dateTime={new Date(updatedAt).toISOString()}>
            {format.date(updatedAt)}
          </Text>
        )}
      </Link>
    </Item>
  );
}
