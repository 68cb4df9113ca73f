import MuiSlider from '@mui/material/Slider';

export interface SliderProps {
  /** Accessible name. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Values with a mark and a label below the track. */
  marks?: readonly { readonly value: number; readonly label?: string }[];
  /** The value as text for screen readers. */
  valueText?: (value: number) => string;
  disabled?: boolean;
}

/** A number within bounds: leverage, a share. Never an amount of money, which is decimal text. */
export function Slider({ label, value, onChange, step = 1, valueText, ...rest }: SliderProps) {
  return (
    <MuiSlider
      {...rest}
      value={value}
      step={step}
      shiftStep={step}
      size="small"
      aria-label={label}
      {...(valueText && { getAriaValueText: valueText })}
      onChange={(_event, next) => {
        if (typeof next === 'number' && next !== value) onChange(next);
      }}
    />
  );
}
