import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '../api';
import type { NewsItem } from '../contract';
import { loadStatus, type LoadStatus } from '../load-status';
import { mergeNews } from './merge-news';

export interface News {
  /** `undefined` while they are on their way, and where they cannot be read. */
  readonly items: readonly NewsItem[] | undefined;
  readonly status: LoadStatus;
  readonly retry: () => void;
}

/** News of a category in the reader's language. */
export function useNews(category: number): News {
  const { language } = useLanguage();
  const { currentData, isError, refetch } = useNewsListQuery({ c_id: category, lang: language });
  return {
    items: currentData,
    status: loadStatus({ data: currentData, isError }),
    retry: () => void refetch(),
  };
}

/** The notices of both categories, newest first. What can be read is shown; failed is only who has nothing to show. */
export function useNotices(): News {
  const notices = useNews(3);
  const announcements = useNews(4);
  const parts = [notices, announcements];
  const read = parts.flatMap(({ items }) => (items ? [items] : []));
  const isLoading = parts.some(({ status }) => status === 'loading');
  const failed = parts.filter(({ status }) => status === 'failed');
  const hasSome = read.length > 0 && !isLoading;
  return {
    items: hasSome ? mergeNews(read) : undefined,
    status: isLoading ? 'loading' : hasSome ? 'ready' : 'failed',
    retry: () => {
      for (const part of failed) part.retry();
    },
  };
}
