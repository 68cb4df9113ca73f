import { asFailure } from '@bourse/api-client';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNewsDetailQuery } from '../api';
import { useMarketSite } from '../home/market-site';
import { NoticeDetailView, type NoticeState } from '../news/notice-detail-view';

/** An id as an address has it; `undefined` where it is none. */
function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function useNotice(id: number | undefined): NoticeState {
  const { currentData, error, refetch } = useNewsDetailQuery({ id: id ?? 0 }, { skip: id === undefined });
  if (id === undefined) return { kind: 'missing' };
  if (currentData) return { kind: 'ready', article: currentData };
  if (error === undefined) return { kind: 'loading' };
  // The server answers, and has none of this id.
  return asFailure(error).kind === 'rejected' ? { kind: 'missing' } : { kind: 'failed', retry: () => void refetch() };
}

/** `/components/noticeDetail?id=301`: a notice, an article or what a banner is about. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const state = useNotice(idOf(address.get('id')));
  const { name } = useMarketSite();
  const title = state.kind === 'ready' ? state.article.title : undefined;
  useEffect(() => {
    if (title === undefined) return;
    // After the shell, which names the page after the screen in an effect of its own.
    queueMicrotask(() => (document.title = name === undefined ? title : `${title} · ${name}`));
  }, [title, name]);
  return <NoticeDetailView state={state} onNavigate={(path) => void navigate(path)} />;
}
