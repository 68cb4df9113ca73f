import type { CommonAction, ShortcutAction } from './keys';

export type PresentAction = ShortcutAction | CommonAction;

type ReadActions = () => readonly PresentAction[];

/** Of the screen, and of the frame around it. */
const offers = { screen: new Set<ReadActions>(), frame: new Set<ReadActions>() };

/**
 * Offers actions to the cheat sheet and the command palette while a component is mounted. The function is called when one of
 * them opens. Returns the function that ends the offer.
 */
export function offerActions(read: ReadActions, by: keyof typeof offers = 'screen'): () => void {
  offers[by].add(read);
  return () => void offers[by].delete(read);
}

/** The actions of the present page: those of the screen before those of the frame, each once. */
export function presentActions(): PresentAction[] {
  const actions = [...offers.screen, ...offers.frame].flatMap((read) => read());
  return [...new Map(actions.toReversed().map((action) => [action.id, action] as const)).values()].toReversed();
}

/** Opens the cheat sheet of the screen, or that of the frame where the screen has none. */
export function openCheatSheet(): void {
  presentActions()
    .find(({ id }) => id === 'help')
    ?.run();
}
