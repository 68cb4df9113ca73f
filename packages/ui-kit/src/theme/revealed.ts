/** A mouse, whose pointer can rest over an element. */
const MOUSE = '@media (hover: hover) and (pointer: fine)';

/**
 * For styles of a rare control inside `area` (a selector): with a mouse it is transparent until the pointer or the focus is in the area. It
 * keeps its room, its name and its place in the order of the Tab key. With a finger it is always visible.
 */
export const revealedIn = (area: string) => ({
  [MOUSE]: { [`${area}:not(:hover, :focus-within) &`]: { opacity: 0 } },
});
