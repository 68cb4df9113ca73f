import { BELOW } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { BANNER_CATEGORY } from '../notices/categories';
import { useNews, useNotices } from '../notices/use-news';
import { Announcements } from './announcements';
import { Banners } from './banners';

/** Banners and notices side by side, or stacked on narrow screens. */
const NewsRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 16,
  '& > :only-child': { gridColumn: '1 / -1' },
  [BELOW.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The news of the start page. */
export function Component() {
  const { items, state } = useNews(BANNER_CATEGORY);
  // Banners that fail to load are hidden: the notices beside them show the failure and a retry.
  const hasBanners = state.kind === 'loading' || (items !== undefined && items.length > 0);
  return (
    <NewsRow>
      {hasBanners && <Banners banners={items} />}
      <Announcements {...useNotices()} />
    </NewsRow>
  );
}
