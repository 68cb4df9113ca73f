import { type LoadState, loadState, READY, useIsOffered } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { useNewsListQuery } from '../api';
import type { NewsItem } from '@bourse/contracts/news';
import { PRODUCT } from '../product';
import { mergeNews } from './merge-news';

export interface News {
  /** `undefined` while they are on their way, and where they cannot be read. */
  readonly items: readonly NewsItem[] | undefined;
  readonly state: LoadState;
  readonly retry: () => void;
}

/** Of a back end that does not offer news: it is not asked for them. */
const NO_NEWS: News = { items: [], state: READY, retry: () => undefined };

/** News of a category in the user's language. */
export function useNews(category: number): News {
  const { language } = useLanguage();
  const isOffered = useIsOffered(PRODUCT);
  const { currentData, isError, error, refetch } = useNewsListQuery(
    { c_id: category, lang: language },
    { skip: isOffered !== true },
  );
  if (isOffered === false) return NO_NEWS;
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
