import TrapFocus, { type TrapFocusProps } from '@mui/material/Unstable_TrapFocus';

export interface FocusTrapProps {
  isActive: boolean;
  /** One element that accepts a `ref` and the focus (`tabIndex={-1}`). */
  children: NonNullable<TrapFocusProps['children']>;
}

/** A dialog over the panel has a trap of its own: two of them would take the focus from each other without end. */
const isUncovered = () => document.querySelector('.MuiModal-root:not(.MuiModal-hidden, [aria-hidden="true"])') === null;

/** Keeps the focus inside its child while it is active: a panel that fills the screen. */
export function FocusTrap({ isActive, children }: FocusTrapProps) {
  return (
    <TrapFocus open={isActive} isEnabled={isUncovered}>
      {children}
    </TrapFocus>
  );
}
