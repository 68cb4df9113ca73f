import { Button, FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PersonalLimitsStore } from './stored-personal-limits';

const Limits = lazyPart(async () => (await import('./limits-dialog')).LimitsDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Opens the user's own limits; the dialog is loaded when it is first needed. */
export function LimitsButton({ store, currency }: { readonly store: PersonalLimitsStore; readonly currency: string }) {
  const text = tradingMessages.useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        {text('limits.title')}
      </Button>
      {isOpen && <Limits store={store} currency={currency} onClose={() => setOpen(false)} />}
    </>
  );
}
