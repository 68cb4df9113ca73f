import { Button, FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useState } from 'react';
import { walletMessages } from '../locales/messages';

const LazyDialog = lazyPart(async () => (await import('./conversion-dialog')).ConversionDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The button that opens the conversion of small balances; the dialog is loaded when it is first needed. */
export function ConvertSmall() {
  const text = walletMessages.useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
        {text('assets.convertSmall')}
      </Button>
      {isOpen && <LazyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
