export const SHORTCUTS = ['search', 'buy', 'sell', 'longer', 'shorter', 'cancelAll', 'theme', 'help'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** Which key does what, by what it types: the same on every keyboard layout. */
export const KEYS: Readonly<Record<Shortcut, string>> = {
  search: '/',
  buy: 'b',
  sell: 's',
  longer: ']',
  shorter: '[',
  cancelAll: 'x',
  theme: 't',
  help: '?',
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  /** A list, a menu or a dialog has used the key already. */
  readonly defaultPrevented: boolean;
  /** Some keyboards type brackets with a third level of their keys, which says it is Control and Alt too. */
  readonly getModifierState: (key: 'AltGraph') => boolean;
}

/** What a press asks for; nothing with a modifier, which is the browser's, nor while the key is held. */
export function shortcutOf(press: Press): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = press;
  const isCommand = metaKey || ((ctrlKey || altKey) && !press.getModifierState('AltGraph'));
  if (isCommand || repeat || defaultPrevented) return undefined;
  return SHORTCUTS.find((shortcut) => KEYS[shortcut] === key.toLowerCase());
}

/** Where keys type, choose or are asked something, they do nothing else. Radio buttons and boxes take no letters. */
const TAKES_KEYS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"]';

/** While something stands over the page, the page below hears nothing, wherever the focus is. */
const OVER_THE_PAGE = '[aria-modal="true"]';

export function takesKeys(target: EventTarget | null): boolean {
  if (document.querySelector(OVER_THE_PAGE)) return true;
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}
