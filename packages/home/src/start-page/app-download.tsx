import { ErrorState, lazyPart, Row, Skeleton } from '@bourse/ui-kit';
import { homeMessages } from '../locales/messages';
import { CODE_SIZE } from './layout';

function Waiting({ codes }: { codes: number }) {
  return (
    <Row spacing={6} sx={{ justifyContent: 'center' }} aria-busy>
      {Array.from({ length: codes }, (_none, index) => (
        <Skeleton key={index} width={CODE_SIZE} height={CODE_SIZE} />
      ))}
    </Row>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const text = homeMessages.useText();
  return <ErrorState title={text('apps.failed')} onRetry={retry} />;
}

/** The codes of the operator's apps, for a popover anywhere on the site: loaded when it is opened. */
export const AppDownload = lazyPart(async () => (await import('./app-codes')).AppCodes, {
  fallback: ({ apps }) => <Waiting codes={Object.values(apps).filter((address) => address !== undefined).length} />,
  failed: (_props, retry) => <Failed retry={retry} />,
});
