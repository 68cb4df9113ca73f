import styled from '@emotion/styled';
import { uiKitMessages } from '../locales/messages';
import { ROUND } from '../theme/scale';
import { colour } from '../theme/variables';
import { Slider } from './slider';

/** Slider step 25 per cent (trading side, section 9). */
const STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof STEPS)[number];

/** Half of the width of the thumb, CSS pixels: the thumb at either end does not pass the edges of the fields. */
const THUMB_RADIUS = 8;

const PercentStepsRoot = styled('div')({
  padding: `0 ${THUMB_RADIUS}px`,
  '& .MuiSlider-root': { display: 'block', marginBottom: 0 },
  '& .MuiSlider-mark': {
    width: 8,
    height: 8,
    borderRadius: ROUND,
    transform: 'translate(-50%, -50%)',
    border: `2px solid ${colour.edge}`,
    opacity: 1,
  },
  '& .MuiSlider-mark:not(.MuiSlider-markActive)': { backgroundColor: colour.panel },
  '& .MuiSlider-markActive': { borderColor: colour.accent, backgroundColor: colour.accent },
});

/** The step that was chosen. An arrow key moves a value between two steps to the next one in its direction. */
const stepTo = (value: number, next: number) =>
  STEPS.find((step) => step === next) ??
  (next > value ? STEPS.find((step) => step > value) : STEPS.findLast((step) => step < value));

export interface PercentStepsProps {
  /** 0 to 100: a step, or the share of a typed amount. */
  value: number;
  onChange: (value: PercentStep) => void;
  /** No session, or no price to compute an amount with. */
  disabled?: boolean;
}

/** A share of the available balance, by mouse, touch or arrow keys. */
export function PercentSteps({ value, onChange, disabled = false }: PercentStepsProps) {
  const text = uiKitMessages.useText();
  return (
    <PercentStepsRoot>
      <Slider
        label={text('steps.label')}
        value={value}
        min={0}
        max={100}
        step={25}
        marks={STEPS.map((step) => ({ value: step }))}
        valueText={(percent) => text('steps.value', { percent: Math.round(percent) })}
        disabled={disabled}
        onChange={(next) => {
          const step = stepTo(value, next);
          if (step !== undefined) onChange(step);
        }}
      />
    </PercentStepsRoot>
  );
}
