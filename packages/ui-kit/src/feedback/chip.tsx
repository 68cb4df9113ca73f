import MuiChip from '@mui/material/Chip';
import type { ReactNode } from 'react';

export interface ChipProps {
  label: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'error';
  onClick?: () => void;
  /** State of a chip that filters or selects. */
  isSelected?: boolean;
  disabled?: boolean;
}

const COLOUR = {
  neutral: 'default',
  accent: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

/** A short label: a state, a payment method, a filter. With `onClick` it is a button. */
export function Chip({ label, tone = 'neutral', onClick, isSelected, disabled = false }: ChipProps) {
  return (
    <MuiChip
      label={label}
      variant="outlined"
      color={isSelected ? 'primary' : COLOUR[tone]}
      disabled={disabled}
      {...(onClick && { onClick, component: 'button', type: 'button', 'aria-pressed': isSelected })}
    />
  );
}
