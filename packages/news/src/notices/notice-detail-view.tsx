import type { ApiFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { useFormat, useLanguage } from '@bourse/i18n';
import {
  Box,
  Button,
  EmptyState,
  Icon,
  Page,
  RichText,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
  colour,
  FONT_SIZE,
  space,
} from '@bourse/ui-kit';
import { Link } from 'react-router';
import { newsMessages } from '../locales/messages';
import { languageOfText } from './language-of-text';
import { PATHS } from '../paths';
import { wordsOf } from './words';

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

/** From a notice back to the list. */
const BACK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  margin: space(0, 0, 4, -1),
  padding: space(1, 0),
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  textDecoration: 'none',
  '&:hover': { color: colour.text },
} as const;

/** A notice or help article to read. */
export function NoticeDetailView({ state, onNavigate }: NoticeDetailViewProps) {
  const text = newsMessages.useText();
  return (
    <Page isReading>
      <Box component={Link} sx={BACK} to={PATHS.list}>
        <Icon name="chevronLeft" size={16} />
        {text('notice.back')}
      </Box>
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
    </Page>
  );
}

function Article({ article, onNavigate }: { article: NoticeArticle } & Pick<NoticeDetailViewProps, 'onNavigate'>) {
  const format = useFormat();
  const { language } = useLanguage();
  const { title, content, abstract, updatedAt } = article;
  const lead = wordsOf(abstract);
  return (
    <Stack component="article" spacing={5} lang={languageOfText(`${title} ${content}`, language)}>
      <Text as="h1" size="display" isStrong>
        {title}
      </Text>
      {updatedAt !== undefined && (
        <Text
          as="time"
          size="table"
          tone="quiet"
          title={format.zonedDateTime(updatedAt)}
          dateTime={new Date(updatedAt).toISOString()}
        >
          {format.date(updatedAt)}
        </Text>
      )}
      {lead !== '' && (
        <Text size="reading" tone="quiet">
          {lead}
        </Text>
      )}
      <Box sx={{ pt: 6, borderTop: 1, borderColor: 'divider' }}>
        <RichText content={content} onNavigate={onNavigate} />
      </Box>
    </Stack>
  );
}

function ArticleSkeleton() {
  const text = newsMessages.useText();
  return (
    <Stack spacing={5} aria-busy>
      <Skeleton width="70%" height={32} />
      <Skeleton width={180} height={16} />
      <Box sx={{ pt: 6, borderTop: 1, borderColor: 'divider' }}>
        <Stack>
          {['100%', '96%', '99%', '64%'].map((width) => (
            <Skeleton key={width} width={width} height={16} />
          ))}
        </Stack>
      </Box>
      <VisuallyHidden as="output">{text('news.loading')}</VisuallyHidden>
    </Stack>
  );
}
