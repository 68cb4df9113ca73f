import { asFailure } from '@bourse/api-client';
import { useLanguage } from '@bourse/i18n';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNewsDetailQuery } from '../api';
import { useSite } from '@bourse/feature-kit';
import { NoticeDetailView, type NoticeState } from '../notices/notice-detail-view';

/** An id in an address; `undefined` if it is invalid. */
function idOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function useNotice(id: number | undefined): NoticeState {
  const { language } = useLanguage();
  const request = { id: id ?? 0, lang: language };
  const { currentData, error, refetch } = useNewsDetailQuery(request, { skip: id === undefined });
  if (id === undefined) return { kind: 'missing' };
  // Some back ends answer an unknown id with nothing instead of a refusal.
  if (currentData?.title === '' && currentData.content === '') return { kind: 'missing' };
  if (currentData) return { kind: 'ready', article: currentData };
  if (error === undefined) return { kind: 'loading' };
  return { kind: 'failed', failure: asFailure(error), retry: () => void refetch() };
}

/** `/components/noticeDetail?id=301`: a notice, an article or the target of a banner. */
export function Component() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const state = useNotice(idOf(address.get('id')));
  const { name } = useSite();
  const title = state.kind === 'ready' ? state.article.title : undefined;
  useEffect(() => {
    if (title === undefined) return;
    // Runs after the shell's effect, which sets the page title to the screen's name.
    queueMicrotask(() => (document.title = name === undefined ? title : `${title} · ${name}`));
  }, [title, name]);
  return <NoticeDetailView state={state} onNavigate={(path) => void navigate(path)} />;
}
