export type Shortcut = 'search' | 'buy' | 'sell' | 'cancelAll' | 'theme' | 'help';

/** Which key does what, by what it types: the same on every keyboard layout. */
export const KEYS: Readonly<Record<Shortcut, string>> = {
  search: '/',
  buy: 'b',
  sell: 's',
  cancelAll: 'x',
  theme: 't',
  help: '?',
};

export const SHORTCUTS: readonly Shortcut[] = ['search', 'buy', 'sell', 'cancelAll', 'theme', 'help'];

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  /** A list, a menu or a dialog has used the key already. */
  readonly defaultPrevented: boolean;
}

/** What a press asks for; nothing with a modifier, which is the browser's, nor while the key is held. */
export function shortcutOf(press: Press): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return undefined;
  return SHORTCUTS.find((shortcut) => KEYS[shortcut] === key.toLowerCase());
}

/** Where keys type, choose or are asked something, they do nothing else. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"]';

export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
