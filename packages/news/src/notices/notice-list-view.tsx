import { CoveringLink, ReadError } from '@bourse/feature-kit';
import { useFormat, useLanguage } from '@bourse/i18n';
import {
  Box,
  BELOW,
  Button,
  colour,
  EmptyState,
  FONT_SIZE,
  Page,
  RADIUS,
  Skeleton,
  Stack,
  Tabs,
  Text,
  VisuallyHidden,
  hairline,
  space,
} from '@bourse/ui-kit';
import { useState } from 'react';
import type { NewsItem } from '@bourse/contracts/news';
import { newsMessages } from '../locales/messages';
import type { NoticeCategory } from './categories';
import { languageOfText } from './language-of-text';
import { noticePath } from './notice-path';
import type { News } from './use-news';

/** Entries that are shown at first, and added by every press on "more". */
const STEP = 20;
const EXPECTED = 6;
const PICTURE = { width: 128, height: 72 };

const ENTRY = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minHeight: PICTURE.height,
  padding: space(4, 0),
  fontSize: FONT_SIZE.reading,
  borderBottom: hairline(colour.line),
  '& > :last-child': { flex: 1, minWidth: 0 },
} as const;
const PICTURE_LOOK = {
  flex: 'none',
  ...PICTURE,
  borderRadius: `${RADIUS.control}px`,
  overflow: 'hidden',
  backgroundColor: colour.raised,
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  [BELOW.sm]: { width: 88, height: 56 },
} as const;

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
    <Page title={text('news.title')} isReading>
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
    </Page>
  );
}

function Entries({ items, state, retry }: News) {
  const text = newsMessages.useText();
  const [shown, setShown] = useState(STEP);
  if (state.kind === 'failed') {
    return <ReadError title={text('notices.failed')} failure={state.failure} onRetry={retry} />;
  }
  if (!items) return <EntrySkeletons />;
  if (items.length === 0)
    return <EmptyState icon="bell" title={text('notices.none')} hint={text('notices.none.hint')} />;
  return (
    <>
      <Stack component="ul" spacing={0}>
        {items.slice(0, shown).map((item) => (
          <NoticeEntry key={item.id} item={item} />
        ))}
      </Stack>
      {items.length > shown && (
        <Stack sx={{ pt: 6, alignItems: 'center' }}>
          <Button tone="quiet" onClick={() => setShown(shown + STEP)}>
            {text('news.more')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function NoticeEntry({ item }: { item: NewsItem }) {
  const { language } = useLanguage();
  const format = useFormat();
  const picture = item.thumbnail || item.cover;
  return (
    <Box component="li" sx={ENTRY}>
      {picture !== '' && (
        <Box component="span" sx={PICTURE_LOOK}>
          <img src={picture} alt="" {...PICTURE} loading="lazy" decoding="async" />
        </Box>
      )}
      <Stack spacing={1}>
        <CoveringLink to={noticePath(item.id)} lang={languageOfText(item.title, language)}>
          {item.title}
        </CoveringLink>
        {item.updatedAt !== undefined && (
          <Text as="time" size="table" tone="quiet" dateTime={new Date(item.updatedAt).toISOString()}>
            {format.date(item.updatedAt)}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

function EntrySkeletons() {
  const text = newsMessages.useText();
  return (
    <>
      <Stack component="ul" spacing={0} aria-busy>
        {Array.from({ length: EXPECTED }, (_none, index) => (
          <Box component="li" sx={ENTRY} key={index}>
            <Box component="span" sx={PICTURE_LOOK} />
            <Stack spacing={2}>
              <Skeleton width="72%" height={20} />
              <Skeleton width={96} height={14} />
            </Stack>
          </Box>
        ))}
      </Stack>
      <VisuallyHidden as="output">{text('news.loading')}</VisuallyHidden>
    </>
  );
}
