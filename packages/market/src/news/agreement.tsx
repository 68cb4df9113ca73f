import { useLanguage } from '@bourse/i18n';
import { EmptyState, ErrorState, RichText, Skeleton, VisuallyHidden } from '@bourse/ui-kit';
import { useAgreementQuery } from '../api';
import type { LoadStatus } from '../load-status';
import { loadStatus } from '../load-status';
import { homeMessages } from '../screens/messages';

const LINES = 12;

export interface AgreementProps {
  /** Level of the agreement's own title; 2 where left out. Its chapters stand one below. */
  readonly headingLevel?: 2 | 3;
}

/** The user agreement (`news/xieyi`) in the reader's language: what a registration's popup or page shows. */
export function Agreement({ headingLevel = 2 }: AgreementProps) {
  const { language } = useLanguage();
  const { currentData, isError, refetch } = useAgreementQuery({ lang: language });
  return (
    <AgreementView
      agreement={currentData}
      status={loadStatus({ data: currentData, isError })}
      onRetry={() => void refetch()}
      headingLevel={headingLevel}
    />
  );
}

export interface AgreementViewProps extends Required<AgreementProps> {
  readonly agreement: { readonly title: string; readonly content: string } | undefined;
  readonly status: LoadStatus;
  readonly onRetry: () => void;
}

export function AgreementView({ agreement, status, onRetry, headingLevel }: AgreementViewProps) {
  const text = homeMessages.useText();
  if (status === 'failed') {
    return <ErrorState title={text('agreement.failed')} message={text('failed.hint')} onRetry={onRetry} />;
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
    <article>
      <Title style={{ margin: '0 0 16px', fontSize: 20 }}>{agreement.title}</Title>
      <RichText content={agreement.content} headingLevel={headingLevel === 2 ? 3 : 4} />
    </article>
  );
}
