import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { COVERED_BOTTOM } from '../theme/variables';
import { fillingPanels } from './filling-panels';

const readTop = () => fillingPanels.get().at(-1);

// The panel covers the bars at the foot of the page too.
const WITHOUT_BARS = { display: 'contents', [COVERED_BOTTOM]: '0px' };

/**
 * A notice over every screen. While a panel fills the window (`FocusTrap`), the notice is inside of it: the panel covers the page, and the
 * Tab key and screen readers reach nothing outside.
 */
export function OverScreens({ children }: { readonly children: ReactNode }) {
  const panel = useSyncExternalStore(fillingPanels.subscribe, readTop, readTop);
  return panel ? createPortal(<div style={WITHOUT_BARS}>{children}</div>, panel) : children;
}
