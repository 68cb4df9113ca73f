import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** One short sentence. */
  text: string;
  /** One element that accepts the focus and a `ref`. */
  children: ReactElement;
  /** The text is the accessible name of the child instead of its description. */
  isName?: boolean;
}

/** A short explanation on hover, on focus and on a long touch. */
export function Tooltip({ text, children, isName = false }: TooltipProps) {
  return (
    <MuiTooltip title={text} describeChild={!isName}>
      {children}
    </MuiTooltip>
  );
}
