/** The chord as keyboards name it. On Apple's keyboards Control K deletes a line of text, so that the chord is Command K. */
export const paletteChord = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K');
