import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { uiKitMessages } from '../locales/messages';
import { colour, soft } from '../theme/variables';

/** Slider step 25 per cent (trading side, section 9). */
const STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof STEPS)[number];

// Room for the thumb and for half of the outer labels.
const Frame = styled('div')({ padding: '0 14px' });

const Track = styled(Slider)({
  height: 4,
  padding: '8px 0',
  marginBottom: 20,
  color: colour.accent,
  '& .MuiSlider-rail': { backgroundColor: colour.edge, opacity: 1 },
  '& .MuiSlider-track': { border: 0 },
  '& .MuiSlider-mark': {
    width: 8,
    height: 8,
    borderRadius: 4,
    opacity: 1,
    backgroundColor: colour.panel,
    border: `2px solid ${colour.edge}`,
    transform: 'translate(-4px, -50%)',
  },
  '& .MuiSlider-markActive': { backgroundColor: colour.accent, borderColor: colour.accent },
  '& .MuiSlider-markLabel': { top: 22, fontSize: 12, color: colour.quiet, fontVariantNumeric: 'tabular-nums' },
  '& .MuiSlider-thumb': {
    width: 14,
    height: 14,
    boxShadow: `0 0 0 2px ${colour.panel}`,
    '&:hover, &.Mui-focusVisible, &.Mui-active': { boxShadow: `0 0 0 6px ${soft(colour.accent, 24)}` },
  },
  '&.Mui-disabled': { color: colour.edge },
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
    <Frame>
      <Track
        value={value}
        min={0}
        max={100}
        step={25}
        marks={marks}
        disabled={disabled}
        aria-label={text('steps.label')}
        getAriaValueText={(percent) => text('steps.value', { percent })}
        onChange={(_event, next) => {
          if (typeof next === 'number' && isStep(next)) onChange(next);
        }}
      />
    </Frame>
  );
}
