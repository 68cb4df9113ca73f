import styled from '@emotion/styled';
import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { KeyboardEvent } from 'react';
import { uiKitMessages } from '../locales/messages';
import { colour, soft } from '../theme/variables';

/** Slider step 25 per cent (trading side, section 9). */
const STEPS = [0, 25, 50, 75, 100] as const;
export type PercentStep = (typeof STEPS)[number];

/** Where a key leads, in steps from the present one; Home and End lead to the ends. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageDown: -1,
  End: STEPS.length,
  Home: -STEPS.length,
};

const THUMB = 14;

// Room for half of the outer labels.
const ROOM = 11;
const Frame = styled('div')({ position: 'relative', padding: `0 ${ROOM}px 4px` });

const thumb = {
  width: THUMB,
  height: THUMB,
  border: 0,
  borderRadius: THUMB / 2,
  backgroundColor: colour.accent,
  boxShadow: `0 0 0 2px ${colour.panel}`,
};
const glow = { boxShadow: `0 0 0 6px ${soft(colour.accent, 24)}` };
const track = {
  height: 4,
  borderRadius: 2,
  background: `linear-gradient(to right, ${colour.accent} var(--share), ${colour.edge} var(--share))`,
};

const Range = styled('input')({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 20,
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  ...Object.fromEntries(STEPS.map((step) => [`&[data-share="${step}"]`, { '--share': `${step}%` }])),
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-slider-runnable-track': track,
  '&::-webkit-slider-thumb': { appearance: 'none', position: 'relative', zIndex: 1, marginTop: -5, ...thumb },
  '&:is(:hover, :focus-visible)::-webkit-slider-thumb': glow,
  '&::-moz-range-track': track,
  '&::-moz-range-thumb': thumb,
  '&:is(:hover, :focus-visible)::-moz-range-thumb': glow,
  '&:disabled': { cursor: 'default', filter: 'grayscale(1)', opacity: 0.6 },
});

// The thumb's middle stops half a thumb short of the ends, and so do marks and labels.
const Marks = styled('div')({
  position: 'absolute',
  top: 6,
  left: ROOM + THUMB / 2,
  right: ROOM + THUMB / 2,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > span': {
    boxSizing: 'border-box',
    width: 8,
    height: 8,
    marginInline: -4,
    borderRadius: 4,
    backgroundColor: colour.panel,
    border: `2px solid ${colour.edge}`,
  },
  '& > [data-passed]': { backgroundColor: colour.accent, borderColor: colour.accent },
  '& > [data-current]': { visibility: 'hidden' },
});

const Labels = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `0 ${THUMB / 2}px`,
  fontSize: 12,
  color: colour.quiet,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { width: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
});

export interface PercentStepsProps {
  value: PercentStep;
  onChange: (value: PercentStep) => void;
  /** Nobody is logged in, or there is no price to reckon with. */
  disabled?: boolean;
}

/** A share of what is available, by mouse, touch or arrow keys. */
export function PercentSteps({ value, onChange, disabled = false }: PercentStepsProps) {
  const text = uiKitMessages.useText();
  const format = useFormat();
  const moveTo = (index: number) => {
    const next = STEPS[Math.min(Math.max(index, 0), STEPS.length - 1)];
    if (next !== undefined && next !== value) onChange(next);
  };
  const pressKey = (event: KeyboardEvent) => {
    const steps = KEYS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    moveTo(STEPS.indexOf(value) + steps);
  };
  return (
    <Frame>
      <Range
        type="range"
        min={0}
        max={100}
        step={25}
        value={value}
        disabled={disabled}
        aria-label={text('steps.label')}
        aria-valuetext={text('steps.value', { percent: value })}
        data-share={value}
        onKeyDown={pressKey}
        onChange={(event) => moveTo(event.target.valueAsNumber / 25)}
      />
      <Marks aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-passed={step < value || undefined} data-current={step === value || undefined} />
        ))}
      </Marks>
      <Labels aria-hidden>
        {STEPS.map((step) => (
          <span key={step}>{format.percent(decimal(step), { decimals: 0 })}</span>
        ))}
      </Labels>
    </Frame>
  );
}
