import type { Ad } from '@bourse/contracts/c2c';
import { useState } from 'react';
import { RepriceDialog } from './reprice-dialog';
import { RepriceOutcomes } from './reprice-outcomes';
import { useFloatingBounds } from './use-floating';

/** The change of a price that follows the index: `onReprice` opens its dialog. Nothing where the back end has no such prices. */
export function useRepriceDialog() {
  const hasFloating = useFloatingBounds() !== undefined;
  const [ad, setAd] = useState<Ad>();
  return {
    onReprice: hasFloating ? setAd : undefined,
    dialog: hasFloating && <RepriceDialog ad={ad} onClose={() => setAd(undefined)} />,
    /** The changes whose reply was lost, beside that of the dialog. */
    outcomes: hasFloating && <RepriceOutcomes except={ad?.id} />,
  };
}
