import MuiChip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { WEIGHT } from '../theme/scale';
import { colour, soft } from '../theme/variables';

export interface ChipProps {
  label: ReactNode;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'error';
  /** A state that the user has to act on: filled with the accent colour in place of an outline. */
  isDuty?: boolean;
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

/** White on the fill has a contrast of 4.5:1 in both schemes. */
const DUTY = { backgroundColor: colour.accentFill, color: '#ffffff', fontWeight: 600 };

/** The one look of "selected": a quiet surface and a strong text. */
const SELECTED = { backgroundColor: soft(colour.accent, 16), fontWeight: WEIGHT.strong };

/** A short label: a state, a payment method, a filter. With `onClick` it is a button. */
export function Chip({ label, tone = 'neutral', isDuty = false, onClick, isSelected, disabled = false }: ChipProps) {
  return (
    <MuiChip
      label={label}
      variant={isDuty ? 'filled' : 'outlined'}
      {...((isDuty || isSelected) && { sx: isDuty ? DUTY : SELECTED })}
      color={isSelected ? 'primary' : COLOUR[tone]}
      disabled={disabled}
      {...(onClick && { onClick, component: 'button', type: 'button', 'aria-pressed': isSelected })}
    />
  );
}
