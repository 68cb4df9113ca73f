import { Agreement } from '@bourse/market';
import { Suspense } from 'react';

/** The user agreement below the dialog's title; a file of its own, so that it is fetched when it is read. */
export function AgreementText() {
  return (
    <Suspense>
      <Agreement headingLevel={3} />
    </Suspense>
  );
}
