import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';

/** Slider step 25 per cent (trading side, section 9). */
const STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof STEPS)[number];

const Track = styled(Slider)({
  color: colour.accent,
  height: 4,
  marginBottom: 16,
  '& .MuiSlider-rail': { backgroundColor: colour.line, opacity: 1 },
  '& .MuiSlider-mark': { width: 8, height: 8, borderRadius: 4, backgroundColor: colour.line },
  '& .MuiSlider-markActive': { backgroundColor: colour.accent },
  '& .MuiSlider-markLabel': { fontSize: 11, color: colour.quiet, top: 24 },
  '& .MuiSlider-thumb': { width: 14, height: 14 },
});

export interface PercentStepsProps {
  value: PercentStep;
  onChange: (value: PercentStep) => void;
  /** Nobody is logged in, or there is no price to reckon with. */
  disabled?: boolean;
}

const isStep = (value: number): value is PercentStep => STEPS.some((step) => step === value);

/** A share of what is available, by mouse, touch or arrow keys. */
export function PercentSteps({ value, onChange, disabled = false }: PercentStepsProps) {
  const text = uiKitMessages.useText();
  const format = useFormat();
  const marks = STEPS.map((step) => ({ value: step, label: format.percent(decimal(step), { decimals: 0 }) }));
  return (
    <div style={{ padding: '0 10px' }}>
      <Track
        value={value}
        min={0}
        max={100}
        step={null}
        marks={marks}
        disabled={disabled}
        aria-label={text('steps.label')}
        getAriaValueText={(percent) => text('steps.value', { percent })}
        onChange={(_event, next) => {
          if (typeof next === 'number' && isStep(next)) onChange(next);
        }}
      />
    </div>
  );
}
