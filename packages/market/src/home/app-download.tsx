import { ErrorState, Skeleton, useChunk } from '@bourse/ui-kit';
import { Suspense } from 'react';
import { homeMessages } from '../screens/locales/messages';
import { CODE_SIZE, CodeRow } from './layout';
import type { MarketSite } from './market-site';

const loadCodes = () => import('./app-codes');

function Waiting({ codes }: { codes: number }) {
  return (
    <CodeRow aria-busy>
      {Array.from({ length: codes }, (_none, index) => (
        <Skeleton key={index} width={CODE_SIZE} height={CODE_SIZE} />
      ))}
    </CodeRow>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const text = homeMessages.useText();
  return <ErrorState title={text('apps.failed')} onRetry={retry} />;
}

/** The codes of the operator's apps, for a popover anywhere on the site: fetched when it is opened. */
export function AppDownload({ apps }: { readonly apps: MarketSite['apps'] }) {
  const chunk = useChunk(loadCodes);
  const waiting = <Waiting codes={Object.values(apps).filter((address) => address !== undefined).length} />;
  return (
    <Suspense fallback={waiting}>
      {chunk.status === 'loading' && waiting}
      {chunk.status === 'failed' && <Failed retry={chunk.retry} />}
      {chunk.status === 'ready' && <chunk.module.AppCodes apps={apps} />}
    </Suspense>
  );
}
