import { useEffect, useRef } from 'react';

/**
 * A blur handler that waits for the end of a press. The error that follows a blur may need a second line; if it appeared between mousedown
 * and mouseup, the pressed button would move away from the pointer and the browser would send no click. A blur by the keyboard is
 * handled at once.
 */
export function useHeldBlur(onBlur: () => void): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const setPressed = ({ type }: Event) => {
      isPressed.current = type === 'mousedown';
    };
    // Capture phase: before the blur that the press causes, and where a handler stops the event.
    document.addEventListener('mousedown', setPressed, true);
    document.addEventListener('mouseup', setPressed, true);
    return () => {
      document.removeEventListener('mousedown', setPressed, true);
      document.removeEventListener('mouseup', setPressed, true);
    };
  }, []);
  return () => {
    if (!isPressed.current) return onBlur();
    // By mouseup the browser has chosen the element that it will click. The blur comes before the click, as without a press.
    document.addEventListener('mouseup', onBlur, { capture: true, once: true });
  };
}
