import FormControlLabel from '@mui/material/FormControlLabel';
import MuiSwitch from '@mui/material/Switch';
import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** A setting that takes effect at once. */
export function Switch({ label, checked, onChange, disabled = false, name }: SwitchProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={<MuiSwitch name={name} checked={checked} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
