import { useState } from 'react';

/** Whether the pointer or the keyboard has reached an element, whose `handlers` note it: tools that appear there load then. */
export function useReached() {
  const [isReached, setReached] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isReached,
    isFocused,
    handlers: {
      onPointerOver: () => setReached(true),
      onFocus: () => {
        setReached(true);
        setFocused(true);
      },
    },
  };
}
