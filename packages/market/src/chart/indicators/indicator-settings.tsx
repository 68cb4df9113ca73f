import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { chartMessages } from '../chart-messages';
import type { IndicatorChoice } from '../indicator-choice';
import { TINT_NAMES, TINTS, type Tint } from '../plot';
import { choiceOf, PERIODS_AT_MOST, type Indicator, type Parameter } from './catalogue';

const Settings = styled('div')({ display: 'grid', gap: 6, padding: '8px 0 0 24px' });
const Field = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: 12,
  color: colour.quiet,
});
const NumberBox = styled('input')({
  boxSizing: 'border-box',
  width: 72,
  height: 26,
  padding: '0 6px',
  border: `1px solid ${colour.edge}`,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'end',
  color: colour.text,
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -1 },
  '&[aria-invalid="true"]': { borderColor: colour.danger },
});
const Swatches = styled('fieldset')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: 12,
  color: colour.quiet,
});
const Legend = styled('legend')({ float: 'left', flex: 1, padding: 0 });
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
  '&:focus-visible': { boxShadow: `0 0 0 2px ${colour.accent}` },
});

export interface IndicatorSettingsProps {
  readonly indicator: Indicator;
  readonly choice: IndicatorChoice;
  readonly onChange: (choice: IndicatorChoice) => void;
}

/** Periods and colours of one indicator. */
export function IndicatorSettings({ indicator, choice, onChange }: IndicatorSettingsProps) {
  const text = chartMessages.useText();
  const { parameters, tints } = choice;
  const isOneName = new Set(indicator.parameters.map(({ name }) => name)).size === 1 && parameters.length > 1;
  return (
    <Settings>
      {indicator.parameters.map((parameter, index) => (
        <ParameterField
          // oxlint-disable-next-line react/no-array-index-key -- they never change places
          key={index}
          label={text(`parameter.${parameter.name}`) + (isOneName ? ` ${index + 1}` : '')}
          parameter={parameter}
          value={parameters[index] ?? parameter.initial}
          onChange={(value) => onChange({ ...choice, parameters: parameters.with(index, value) })}
        />
      ))}
      {indicator.lines(parameters).map(({ label, shape }, index) =>
        // Columns have the colours of rising and falling.
        shape === 'columns' || parameters[index] === 0 ? null : (
          <TintField
            key={label}
            label={label}
            value={tints[index] ?? 'grey'}
            onChange={(tint) => onChange({ ...choice, tints: tints.with(index, tint) })}
          />
        ),
      )}
      <div>
        <Button size="small" tone="quiet" onClick={() => onChange({ ...choiceOf(indicator, []), isShown: true })}>
          {text('indicators.reset')}
        </Button>
      </div>
    </Settings>
  );
}

interface ParameterFieldProps {
  readonly label: string;
  readonly parameter: Parameter;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A whole number; what is none yet stays in the field and changes nothing. */
function ParameterField({ label, parameter: { least }, value, onChange }: ParameterFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isFine = (entry: string) => /^\d+$/.test(entry) && Number(entry) >= least && Number(entry) <= PERIODS_AT_MOST;
  return (
    <Field>
      {label}
      <NumberBox
        inputMode="numeric"
        value={typed ?? value}
        aria-invalid={typed !== undefined && !isFine(typed)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isFine(target.value)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

function TintField({ label, value, onChange }: { label: string; value: Tint; onChange: (tint: Tint) => void }) {
  const text = chartMessages.useText();
  return (
    <Swatches>
      <Legend>{text('indicators.colourOf', { line: label })}</Legend>
      {TINT_NAMES.map((tint) => (
        <Swatch
          key={tint}
          type="radio"
          aria-label={text(`tint.${tint}`)}
          title={text(`tint.${tint}`)}
          style={{ color: TINTS[tint] }}
          checked={tint === value}
          onChange={() => onChange(tint)}
        />
      ))}
    </Swatches>
  );
}
