import { tinykeys } from 'tinykeys';

/** An action of a screen, for its key, the cheat sheet and the command palette. */
export interface ShortcutAction {
  /** The same action has the same id on every screen: the user's own key belongs to it. */
  readonly id: string;
  /** The character that the key types: the same on every keyboard layout. Without it the action has a key only if the user gives it one. */
  readonly key?: string;
  /** Description for the cheat sheet and the command palette. */
  readonly label: string;
  /** The key cannot be changed. */
  readonly isFixed?: boolean;
  readonly run: () => void;
  /** Shows the order form afterwards. */
  readonly showsForm?: boolean;
}

/** An action of every screen. Its description is one of this package's texts, which the first screen does not load. */
export interface CommonAction extends Omit<ShortcutAction, 'id' | 'label'> {
  readonly id: 'theme' | 'help' | 'palette';
  readonly label?: undefined;
}

/** The key of the cheat sheet; it works even if shortcuts are off. */
export const HELP_KEY = '?';

/** Switches between day and night on every screen. */
export const THEME_KEY = 't';

/** Elements that use letter keys themselves. Radio buttons and checkboxes do not. */
const TAKES_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"]';

/** While a dialog is open, the page below ignores keys, wherever the focus is. */
const OVER_THE_PAGE = '[aria-modal="true"]';

/** The pressed key belongs to the focused element or to an open dialog. */
export function takesKeys(target: EventTarget | null): boolean {
  if (document.querySelector(OVER_THE_PAGE)) return true;
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

/** A list, a menu or a dialog has handled the key, the key is held, or it is part of a composed character. */
const isTaken = ({ defaultPrevented, repeat, isComposing, target }: KeyboardEvent) =>
  defaultPrevented || repeat || isComposing || takesKeys(target);

/**
 * Calls with each key of the list that is pressed, without Control, Command and Alt, whose chords are the browser's. A key is the character
 * that it types, on every keyboard layout: some type `?` with Shift, and brackets with AltGr. Returns the function that stops it.
 */
export function listenToKeys(
  target: Window | HTMLElement,
  keys: readonly string[],
  onKey: (key: string, event: KeyboardEvent) => void,
): () => void {
  const table = keys.flatMap((key) =>
    [`[Shift]+${key}`, `[Shift]+AltGraph+${key}`].map((press) => [press, (event: KeyboardEvent) => onKey(key, event)]),
  );
  return tinykeys(target, Object.fromEntries(table), { ignore: isTaken });
}
