import { Columns } from '@bourse/ui-kit';
import { BANNER_CATEGORY } from '../notices/categories';
import { useNews, useNotices } from '../notices/use-news';
import { Announcements } from './announcements';
import { Banners } from './banners';

/** The news of the start page: banners and notices side by side, or stacked on narrow screens. */
export function Component() {
  const { items, state } = useNews(BANNER_CATEGORY);
  // Banners that fail to load are hidden: the notices beside them show the failure and a retry.
  const hasBanners = state.kind === 'loading' || (items !== undefined && items.length > 0);
  return (
    <Columns shares={hasBanners ? [2, 1] : [1]} alignItems="stretch">
      {hasBanners && <Banners banners={items} />}
      <Announcements {...useNotices()} />
    </Columns>
  );
}
