import { ReadError, MoreLink } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { colour, EmptyState, Skeleton, Card, BELOW, FONT_SIZE, WEIGHT } from '@bourse/ui-kit';
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

const Frame = styled(Card)({
  height: BANNER_HEIGHT,
  boxSizing: 'border-box',
  overflow: 'hidden',
  [PHONE]: { height: HEAD_HEIGHT + SHOWN * TALL_ROW + 4 },
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, height: HEAD_HEIGHT, padding: '0 16px' });
const Title = styled('h2')({ margin: 0, fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Item = styled('li')({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    height: 46,
    padding: '0 16px',
    fontSize: FONT_SIZE.form,
    color: colour.text,
    textDecoration: 'none',
    [PHONE]: { flexDirection: 'column', alignItems: 'stretch', justifyContent: 'center', gap: 2, height: TALL_ROW },
  },
  '& a:hover': { backgroundColor: colour.raised },
  '& a:focus-visible': { outlineOffset: -2 },
});
const Waiting = styled('div')({ padding: '15px 16px', [PHONE]: { padding: '31px 16px' } });
const Words = styled('span')({
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
});
const Day = styled('time')({ flex: 'none', fontSize: FONT_SIZE.dense, color: colour.quiet });

/** The newest notices (news categories 3 and 4). */
export function Announcements({ items, state, retry }: News) {
  const text = newsMessages.useText();
  return (
    <Frame as="section" aria-label={text('notices.title')} aria-busy={state.kind === 'loading'}>
      <Head>
        <Title>{text('notices.title')}</Title>
        <MoreLink to={PATHS.list}>{text('notices.all')}</MoreLink>
      </Head>
      {state.kind === 'failed' && <ReadError title={text('notices.failed')} failure={state.failure} onRetry={retry} />}
      {items?.length === 0 && <EmptyState title={text('notices.none')} hint={text('notices.none.hint')} />}
      <List>
        {items
          ? items.slice(0, SHOWN).map((item) => <Announcement key={item.id} {...item} />)
          : state.kind === 'loading' &&
            Array.from({ length: SHOWN }, (_none, index) => (
              <Item key={index}>
                <Waiting>
                  <Skeleton />
                </Waiting>
              </Item>
            ))}
      </List>
    </Frame>
  );
}

function Announcement({ id, title, updatedAt }: { id: number; title: string; updatedAt?: number | undefined }) {
  const format = useFormat();
  return (
    <Item>
      <Link to={noticePath(id)}>
        <Words title={title}>{title}</Words>
        {updatedAt !== undefined && <Day dateTime={new Date(updatedAt).toISOString()}>{format.date(updatedAt)}</Day>}
      </Link>
    </Item>
  );
}
