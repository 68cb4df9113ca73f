import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Somebody types there, and undoes what was typed. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

export interface Elsewhere {
  /** The pointer is pressed outside of the layer. */
  readonly onPress: () => void;
  /** Control and Z are pressed outside of the layer, and nothing is typed; left out where that is not meant for it. */
  readonly onUndo: (() => void) | undefined;
}

/** What happens outside of a layer and still concerns it. */
export function useElsewhere(layer: RefObject<HTMLElement | null>, { onPress, onUndo }: Elsewhere): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const { current } = layer;
    if (!current || !(target instanceof Node) || current.contains(target)) return;
    // The chart keeps a press from taking the focus; the next key would still be heard by what is no longer selected.
    const { activeElement } = document;
    if (activeElement instanceof SVGElement && current.contains(activeElement)) activeElement.blur();
    onPress();
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (!onUndo || event.defaultPrevented || key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const [pressed, keyPressed] = [(event: PointerEvent) => press(event), (event: KeyboardEvent) => pressKey(event)];
    window.addEventListener('pointerdown', pressed);
    window.addEventListener('keydown', keyPressed);
    return () => {
      window.removeEventListener('pointerdown', pressed);
      window.removeEventListener('keydown', keyPressed);
    };
  }, []);
}
