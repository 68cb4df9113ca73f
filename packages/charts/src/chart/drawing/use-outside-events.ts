import { useEffect, useEffectEvent, type RefObject } from 'react';
import { historyKey, type HistoryStep } from './history-key';

/** Whether an editable element has the focus: its own undo applies. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

export interface OutsideEvents {
  /** The pointer is pressed outside of the layer. */
  readonly onPress: () => void;
  /** A key of the history outside the layer while no input has the focus; omit to ignore it. */
  readonly onStep: ((step: HistoryStep) => void) | undefined;
}

/** Handles pointer and key events outside the drawing layer that affect it. */
export function useOutsideEvents(layer: RefObject<HTMLElement | null>, { onPress, onStep }: OutsideEvents): void {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    const { current } = layer;
    if (!current || !(target instanceof Node) || current.contains(target)) return;
    // The chart prevents a press from moving the focus; without this the next key would go to the deselected drawing.
    const { activeElement } = document;
    if (activeElement instanceof SVGElement && current.contains(activeElement)) activeElement.blur();
    onPress();
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const step = historyKey(event);
    if (!onStep || event.defaultPrevented || !step) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    event.preventDefault();
    onStep(step);
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
