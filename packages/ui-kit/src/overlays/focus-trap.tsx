import TrapFocus, { type TrapFocusProps } from '@mui/material/Unstable_TrapFocus';

export interface FocusTrapProps {
  isActive: boolean;
  /** One element that accepts a `ref` and the focus (`tabIndex={-1}`). */
  children: NonNullable<TrapFocusProps['children']>;
}

/** Keeps the focus inside its child while it is active: a panel that fills the screen. */
export function FocusTrap({ isActive, children }: FocusTrapProps) {
  return <TrapFocus open={isActive}>{children}</TrapFocus>;
}
