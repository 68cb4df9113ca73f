import type { ApiFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { useFormat, useLanguage } from '@bourse/i18n';
import { Button, colour, EmptyState, FONT_SIZE, Icon, RichText, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { newsMessages } from '../locales/messages';
import { languageOfText } from './language-of-text';
import { PATHS } from '../paths';
import { BackLink, Day, PageTitle, ReadingPage } from './page';
import { wordsOf } from './words';

const Lead = styled('p')({ margin: '20px 0 0', fontSize: FONT_SIZE.reading, lineHeight: 1.6, color: colour.quiet });
const Words = styled('div')({ marginTop: 24, paddingTop: 24, borderTop: `1px solid ${colour.line}` });
const Gap = styled('div')({ height: 14 });

/** A notice or article, as `news/detail` has it. */
export interface NoticeArticle {
  readonly title: string;
  /** Rich text. */
  readonly content: string;
  readonly abstract: string;
  /** Epoch milliseconds. */
  readonly updatedAt: number | undefined;
}

export type NoticeState =
  | { readonly kind: 'ready'; readonly article: NoticeArticle }
  | { readonly kind: 'loading' }
  /** The address has no valid id. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure; readonly retry: () => void };

export interface NoticeDetailViewProps {
  readonly state: NoticeState;
  /** Navigates to a page of this site that the text links to. */
  readonly onNavigate: (path: string) => void;
}

/** A notice or help article to read. */
export function NoticeDetailView({ state, onNavigate }: NoticeDetailViewProps) {
  const text = newsMessages.useText();
  return (
    <ReadingPage>
      <BackLink to={PATHS.list}>
        <Icon name="chevronLeft" size={16} />
        {text('notice.back')}
      </BackLink>
      {state.kind === 'ready' && <Article article={state.article} onNavigate={onNavigate} />}
      {state.kind === 'loading' && <ArticleSkeleton />}
      {state.kind === 'missing' && (
        <>
          <VisuallyHidden as="h1">{text('notice.missing')}</VisuallyHidden>
          <EmptyState
            title={text('notice.missing')}
            hint={text('notice.missing.hint')}
            action={
              <Button tone="quiet" onClick={() => onNavigate(PATHS.list)}>
                {text('notices.all')}
              </Button>
            }
          />
        </>
      )}
      {state.kind === 'failed' && (
        <ReadError title={text('notice.failed')} failure={state.failure} onRetry={state.retry} />
      )}
    </ReadingPage>
  );
}

function Article({ article, onNavigate }: { article: NoticeArticle } & Pick<NoticeDetailViewProps, 'onNavigate'>) {
  const format = useFormat();
  const { language } = useLanguage();
  const { title, content, abstract, updatedAt } = article;
  const lead = wordsOf(abstract);
  return (
    <article lang={languageOfText(`${title} ${content}`, language)}>
      <PageTitle>{title}</PageTitle>
      {updatedAt !== undefined && (
        <Day title={format.dateTime(updatedAt)} dateTime={new Date(updatedAt).toISOString()}>
          {format.date(updatedAt)}
        </Day>
      )}
      {lead !== '' && <Lead>{lead}</Lead>}
      <Words>
        <RichText content={content} onNavigate={onNavigate} />
      </Words>
    </article>
  );
}

function ArticleSkeleton() {
  const text = newsMessages.useText();
  return (
    <div aria-busy>
      <Skeleton width="70%" height={40} />
      <Gap />
      <Skeleton width={180} height={16} />
      <Words>
        {['100%', '96%', '99%', '64%'].map((width) => (
          <div key={width}>
            <Skeleton width={width} height={16} />
            <Gap />
          </div>
        ))}
      </Words>
      <VisuallyHidden as="output">{text('news.loading')}</VisuallyHidden>
    </div>
  );
}
