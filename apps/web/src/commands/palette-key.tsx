import { offerActions, presentActions, type PresentAction } from '@bourse/feature-kit';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { ProgressLine } from '../layouts/progress-line';
import { isPaletteChord, openPalette, paletteChord } from './palette-chord';

const LazyCommandPalette = lazyPart(async () => (await import('./command-palette')).CommandPalette, {
  fallback: <ProgressLine />,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Opens the command palette on Control K or Command K, also while a field has the focus; not over a dialog. */
export function PaletteKey() {
  const [actions, setActions] = useState<readonly PresentAction[]>();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteChord(event)) return;
      // The browser would focus its own search.
      event.preventDefault();
      if (document.querySelector('[aria-modal="true"]')) return;
      setActions(presentActions());
    };
    const endOffer = offerActions(
      () => [{ id: 'palette', key: paletteChord(), isFixed: true, run: openPalette }],
      'frame',
    );
    document.addEventListener('keydown', listen);
    return () => {
      endOffer();
      document.removeEventListener('keydown', listen);
    };
  }, []);
  return actions && <LazyCommandPalette actions={actions} onClose={() => setActions(undefined)} />;
}
