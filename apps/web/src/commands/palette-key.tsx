import { offerActions } from '@bourse/feature-kit';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { tinykeys } from 'tinykeys';
import { ProgressLine } from '../layouts/progress-line';
import { closePalette, isModalOpen, openPalette, paletteActions } from './open-palette';
import { paletteChord } from './palette-chord';

const LazyCommandPalette = lazyPart(async () => (await import('./command-palette')).CommandPalette, {
  fallback: <ProgressLine />,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Collects what is typed while the palette loads: those keys are neither shortcuts of the page nor the text of a field. */
function useTypedAhead(isWaiting: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    typed.current = '';
    const collect = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || isModalOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current += event.key;
    };
    document.addEventListener('keydown', collect, { capture: true });
    return () => document.removeEventListener('keydown', collect, { capture: true });
  }, [isWaiting]);
  return () => typed.current;
}

/** Opens the command palette on Control K or Command K, also while a field has the focus; not over a dialog. */
export function PaletteKey() {
  const actions = useSyncExternalStore(paletteActions.subscribe, paletteActions.get);
  const typedAhead = useTypedAhead(actions !== undefined);
  useEffect(() => {
    const endOffer = offerActions(
      () => [{ id: 'palette', key: paletteChord(), isFixed: true, run: openPalette }],
      'frame',
    );
    const stop = tinykeys(
      document.documentElement,
      {
        '$mod+k': (event) => {
          // The browser would focus its own search.
          event.preventDefault();
          openPalette();
        },
      },
      { ignore: ({ repeat }) => repeat },
    );
    return () => {
      endOffer();
      closePalette();
      stop();
    };
  }, []);
  return actions && <LazyCommandPalette actions={actions} typedAhead={typedAhead} onClose={closePalette} />;
}
