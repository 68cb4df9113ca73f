import { presentActions, type PresentAction } from '@bourse/feature-kit';
import { createExternalStore } from '@bourse/ui-kit';

/** The actions that the open command palette offers: those of the moment of its opening. `undefined`: it is closed. */
export const paletteActions = createExternalStore<readonly PresentAction[] | undefined>(undefined);

export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Opens the command palette, not over a dialog. */
export function openPalette(): void {
  if (!isModalOpen()) paletteActions.set(presentActions());
}

export const closePalette = (): void => paletteActions.set(undefined);
