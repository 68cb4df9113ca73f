import { loadState, type LoadState, ReadError } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { EmptyState, FONT_SIZE, RichText, Skeleton, space, VisuallyHidden } from '@bourse/ui-kit';
import { useAgreementQuery } from '../api';
import { languageOfText } from '../notices/language-of-text';
import { newsMessages } from '../locales/messages';

const LINES = 12;

export interface AgreementProps {
  /** Heading level of the agreement's title; default 2. Its chapters are one level below. */
  readonly headingLevel?: 2 | 3;
}

/** The user agreement (`news/xieyi`) in the user's language, for the registration's dialog or page. */
export function Agreement({ headingLevel = 2 }: AgreementProps) {
  const { language } = useLanguage();
  const { currentData, isError, error, refetch } = useAgreementQuery({ lang: language });
  return (
    <AgreementView
      agreement={currentData}
      state={loadState({ data: currentData, isError, error })}
      onRetry={() => void refetch()}
      headingLevel={headingLevel}
    />
  );
}

export interface AgreementViewProps extends Required<AgreementProps> {
  readonly agreement: { readonly title: string; readonly content: string } | undefined;
  readonly state: LoadState;
  readonly onRetry: () => void;
}

export function AgreementView({ agreement, state, onRetry, headingLevel }: AgreementViewProps) {
  const { language } = useLanguage();
  const text = newsMessages.useText();
  if (state.kind === 'failed') {
    return <ReadError title={text('agreement.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (!agreement) {
    return (
      <div aria-busy style={{ display: 'grid', gap: 12 }}>
        <Skeleton width="50%" height={24} />
        {Array.from({ length: LINES }, (_none, index) => (
          <Skeleton key={index} />
        ))}
        <VisuallyHidden as="output">{text('agreement.loading')}</VisuallyHidden>
      </div>
    );
  }
  if (agreement.content.trim() === '') return <EmptyState title={text('agreement.none')} />;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article lang={languageOfText(`${agreement.title} ${agreement.content}`, language)}>
      <Title style={{ margin: space(0, 0, 4), fontSize: FONT_SIZE.heading }}>{agreement.title}</Title>
      <RichText content={agreement.content} headingLevel={headingLevel === 2 ? 3 : 4} />
    </article>
  );
}
