import { type LoadState, loadState, READY } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '../api';
import type { NewsItem } from '@bourse/contracts/news';
import { mergeNews } from './merge-news';

export interface News {
  /** `undefined` while they are on their way, and where they cannot be read. */
  readonly items: readonly NewsItem[] | undefined;
  readonly state: LoadState;
  readonly retry: () => void;
}

/** News of a category in the user's language. */
export function useNews(category: number): News {
  const { language } = useLanguage();
  const { currentData, isError, error, refetch } = useNewsListQuery({ c_id: category, lang: language });
  return {
    items: currentData,
    state: loadState({ data: currentData, isError, error }),
    retry: () => void refetch(),
  };
}

/** The notices of both categories, newest first. Failed only if both categories failed. */
export function useNotices(): News {
  const notices = useNews(3);
  const announcements = useNews(4);
  const parts = [notices, announcements];
  const read = parts.flatMap(({ items }) => (items ? [items] : []));
  const loading = parts.find(({ state }) => state.kind === 'loading');
  const failed = parts.filter(({ state }) => state.kind === 'failed');
  const hasSome = read.length > 0 && !loading;
  return {
    items: hasSome ? mergeNews(read) : undefined,
    state: hasSome ? READY : ((loading ?? failed[0])?.state ?? READY),
    retry: () => {
      for (const part of failed) part.retry();
    },
  };
}
