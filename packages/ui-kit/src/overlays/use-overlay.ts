import { useEffectEvent, useLayoutEffect } from 'react';
import { pageOverlays } from './overlay-stack';

/**
 * Registers an overlay while `isOpen` is true: the browser's Back and Escape call `onClose` of the topmost overlay. Every
 * component that covers a part of the page uses it. `onClose` may leave the overlay open while a command is pending.
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // A layout effect: the stack is up to date as soon as React has committed.
  useLayoutEffect(() => (isOpen ? pageOverlays.add(() => close()) : undefined), [isOpen]);
}
