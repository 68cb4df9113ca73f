import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import { useId } from 'react';
import { FOCUS_RING } from '../theme/scale';
import { colour } from '../theme/variables';
import { Row } from '../layout/stack';

const Swatch = styled('input')({
  appearance: 'none',
  width: 24,
  height: 24,
  margin: 0,
  border: `5px solid ${colour.panel}`,
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  cursor: 'pointer',
  '&:checked': { outline: '2px solid currentColor', outlineOffset: -3 },
  '&:focus-visible': FOCUS_RING,
});

export interface ColourOption<Value extends string> {
  value: Value;
  /** Name of the colour: accessible name and tooltip. */
  label: string;
  /** A CSS colour. */
  colour: string;
}

export interface ColourChoiceProps<Value extends string> {
  label: string;
  options: readonly ColourOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One colour of a few, each as a filled circle. Radio buttons: one stop of the Tab key, arrow keys move among the colours. */
export function ColourChoice<Value extends string>({ label, options, value, onChange }: ColourChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <FormLabel id={id} component="div">
        {label}
      </FormLabel>
      <Row spacing={0.5} sx={{ ml: '-5px' }}>
        {options.map((option) => (
          <Swatch
            key={option.value}
            type="radio"
            name={id}
            aria-label={option.label}
            title={option.label}
            style={{ color: option.colour }}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        ))}
      </Row>
    </div>
  );
}
