import TrapFocus, { type TrapFocusProps } from '@mui/material/Unstable_TrapFocus';
import { cloneElement, useLayoutEffect, useState } from 'react';
import { addFillingPanel, fillingPanels } from './filling-panels';

export interface FocusTrapProps {
  isActive: boolean;
  /** One element that accepts the focus (`tabIndex={-1}`) and a `ref`, which the trap sets. */
  children: NonNullable<TrapFocusProps['children']>;
}

// A dialog over the panel hides it and keeps the focus itself.
const isUncovered = () => !fillingPanels.get().at(-1)?.closest('[aria-hidden="true"]');

/** Keeps the focus inside its child while it is active: a panel that fills the screen. */
export function FocusTrap({ isActive, children }: FocusTrapProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => (isActive && panel ? addFillingPanel(panel) : undefined), [isActive, panel]);
  return (
    <TrapFocus open={isActive} isEnabled={isUncovered}>
      {cloneElement(children, { ref: setPanel })}
    </TrapFocus>
  );
}
