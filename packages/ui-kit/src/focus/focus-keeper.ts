import { useEffect } from 'react';
import { keepFocus } from './keep-focus';

/** Keeps the focus of the page on a visible element, see `keepFocus`. Rendered once, above the page. */
export function FocusKeeper(): null {
  useEffect(keepFocus, []);
  return null;
}
