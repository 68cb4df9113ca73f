/** On Apple's keyboards Control K deletes a line of text, so that the chord is Command K. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The chord as keyboards name it. */
export const paletteChord = (): string => (isApple() ? '⌘K' : 'Ctrl K');

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

/** Is it the chord of the command palette? */
export function isPaletteChord({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press): boolean {
  const [modifier, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === 'k' && modifier && !other && !altKey && !shiftKey && !repeat;
}
