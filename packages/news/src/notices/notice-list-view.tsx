import { ReadError } from '@bourse/feature-kit';
import { useFormat, useLanguage } from '@bourse/i18n';
import {
  BELOW,
  Button,
  colour,
  EmptyState,
  FOCUS_RING,
  FONT_SIZE,
  RADIUS,
  Skeleton,
  Tabs,
  VisuallyHidden,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router';
import type { NewsItem } from '../contract';
import { newsMessages } from '../locales/messages';
import type { NoticeCategory } from './categories';
import { languageOfText } from './language-of-text';
import { noticePath } from './notice-path';
import { Day, PageTitle, ReadingPage } from './page';
import type { News } from './use-news';

/** Entries that are shown at first, and added by every press on "more". */
const STEP = 20;
const EXPECTED = 6;
const PICTURE = { width: 128, height: 72 };

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Entry = styled('li')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  minHeight: PICTURE.height,
  padding: '16px 0',
  borderBottom: `1px solid ${colour.line}`,
  '& > :last-child': { flex: 1, minWidth: 0 },
});
const Picture = styled('span')({
  flex: 'none',
  ...PICTURE,
  borderRadius: RADIUS.control,
  overflow: 'hidden',
  backgroundColor: colour.raised,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [BELOW.sm]: { width: 88, height: 56 },
});
const EntryLink = styled(Link)({
  fontSize: FONT_SIZE.reading,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.45,
  color: colour.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: colour.accent },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { ...FOCUS_RING, borderRadius: RADIUS.control },
});
const More = styled('div')({ marginTop: 24, textAlign: 'center' });

/** One category, or both. */
export type NoticeChoice = 'all' | `${NoticeCategory}`;
const CHOICES = ['all', '3', '4'] as const satisfies readonly NoticeChoice[];

export interface NoticeListViewProps extends News {
  readonly choice: NoticeChoice;
  readonly onChoice: (choice: NoticeChoice) => void;
}

/** The exchange's announcements, newest first. */
export function NoticeListView({ choice, onChoice, items, state, retry }: NoticeListViewProps) {
  const text = newsMessages.useText();
  return (
    <ReadingPage>
      <PageTitle>{text('news.title')}</PageTitle>
      <Tabs
        label={text('news.categories')}
        value={choice}
        onChange={onChoice}
        items={CHOICES.map((id) => ({
          id,
          label: text(`news.category.${id}`),
          content: <Entries key={id} items={items} state={state} retry={retry} />,
        }))}
      />
    </ReadingPage>
  );
}

function Entries({ items, state, retry }: News) {
  const text = newsMessages.useText();
  const [shown, setShown] = useState(STEP);
  if (state.kind === 'failed') {
    return <ReadError title={text('notices.failed')} failure={state.failure} onRetry={retry} />;
  }
  if (!items) return <EntrySkeletons />;
  if (items.length === 0) return <EmptyState title={text('notices.none')} hint={text('notices.none.hint')} />;
  return (
    <>
      <List>
        {items.slice(0, shown).map((item) => (
          <NoticeEntry key={item.id} item={item} />
        ))}
      </List>
      {items.length > shown && (
        <More>
          <Button tone="quiet" onClick={() => setShown(shown + STEP)}>
            {text('news.more')}
          </Button>
        </More>
      )}
    </>
  );
}

function NoticeEntry({ item }: { item: NewsItem }) {
  const { language } = useLanguage();
  const format = useFormat();
  const picture = item.thumbnail || item.cover;
  return (
    <Entry>
      {picture !== '' && (
        <Picture>
          <img src={picture} alt="" {...PICTURE} loading="lazy" decoding="async" />
        </Picture>
      )}
      <div>
        <EntryLink to={noticePath(item.id)} lang={languageOfText(item.title, language)}>
          {item.title}
        </EntryLink>
        {item.updatedAt !== undefined && (
          <Day dateTime={new Date(item.updatedAt).toISOString()}>{format.date(item.updatedAt)}</Day>
        )}
      </div>
    </Entry>
  );
}

function EntrySkeletons() {
  const text = newsMessages.useText();
  return (
    <>
      <List aria-busy>
        {Array.from({ length: EXPECTED }, (_none, index) => (
          <Entry key={index}>
            <Picture />
            <div>
              <Skeleton width="72%" height={20} />
              <div style={{ height: 8 }} />
              <Skeleton width={96} height={14} />
            </div>
          </Entry>
        ))}
      </List>
      <VisuallyHidden as="output">{text('news.loading')}</VisuallyHidden>
    </>
  );
}
