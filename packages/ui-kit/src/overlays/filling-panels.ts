import { createExternalStore } from '../hooks/external-store';

/** The panels that fill the window and keep the focus, the topmost one last. */
export const fillingPanels = createExternalStore<readonly HTMLElement[]>([]);

/** Adds a panel on top. Returns the function that removes it. */
export function addFillingPanel(panel: HTMLElement): () => void {
  fillingPanels.set([...fillingPanels.get(), panel]);
  return () => fillingPanels.set(fillingPanels.get().filter((other) => other !== panel));
}
