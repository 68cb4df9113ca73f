/** One key of a screen. */
export interface ShortcutAction {
  readonly id: string;
  /** The character that the key types: the same on every keyboard layout. */
  readonly key: string;
  /** Description for the cheat sheet. */
  readonly label: string;
  readonly run: () => void;
  /** Shows the order form afterwards. */
  readonly showsForm?: boolean;
}

/** The key of the cheat sheet; it works even if shortcuts are off. */
export const HELP_KEY = '?';

/** Switches between day and night on every screen. */
export const THEME_KEY = 't';

/** Opens the cheat-sheet of the screen, as the key does. */
export function openCheatSheet(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: HELP_KEY, bubbles: true, cancelable: true }));
}

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  /** A list, a menu or a dialog has handled the key. */
  readonly defaultPrevented: boolean;
  /** Some keyboards type brackets with AltGr, which reports Control and Alt as well. */
  readonly getModifierState: (key: 'AltGraph') => boolean;
}

/** The action of a key press; none with a modifier, which is the browser's, nor while the key is held. */
export function shortcutOf<Action extends Pick<ShortcutAction, 'key'>>(
  press: Press,
  actions: readonly Action[],
): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
  const isCommand = metaKey || ((ctrlKey || altKey) && !press.getModifierState('AltGraph'));
  if (isCommand || repeat || defaultPrevented) return undefined;
  return actions.find((action) => action.key === key.toLowerCase());
}

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
