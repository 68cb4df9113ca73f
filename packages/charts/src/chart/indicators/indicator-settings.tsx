import { decimal, type Decimal } from '@bourse/decimal';
import { Button, ColourChoice, Columns, NumberField, Stack } from '@bourse/ui-kit';
import { useState } from 'react';
import { indicatorMessages } from './locales/messages';
import type { IndicatorChoice } from './indicator-choice';
import { TINT_NAMES, TINTS } from '../plot/plot';
import { choiceOf, PERIODS_AT_MOST } from './catalogue';
import type { Indicator, Parameter } from './indicator';

export interface IndicatorSettingsProps {
  readonly indicator: Indicator;
  readonly choice: IndicatorChoice;
  readonly onChange: (choice: IndicatorChoice) => void;
}

/** Periods and colours of one indicator. */
export function IndicatorSettings({ indicator, choice, onChange }: IndicatorSettingsProps) {
  const text = indicatorMessages.useText();
  const { parameters, tints } = choice;
  /** Of several parameters with one name, each has its number. */
  const numberOf = (index: number) => {
    const same = indicator.parameters.filter(({ name }) => name === indicator.parameters[index]?.name);
    const at = same.findIndex((each) => each === indicator.parameters[index]);
    return same.length > 1 ? ` ${at + 1}` : '';
  };
  return (
    <Stack spacing={2} sx={{ pt: 2, pl: 6 }}>
      <Columns min={120} spacing={2}>
        {indicator.parameters.map((parameter, index) => (
          <ParameterField
            // oxlint-disable-next-line react/no-array-index-key -- they never change places
            key={index}
            label={text(`parameter.${parameter.name}`) + numberOf(index)}
            parameter={parameter}
            value={parameters[index] ?? parameter.initial}
            onChange={(value) => onChange({ ...choice, parameters: parameters.with(index, value) })}
          />
        ))}
      </Columns>
      {indicator.lines(parameters).map(({ label, shape }, index) =>
        // Columns have the colours of rising and falling.
        shape === 'columns' || parameters[index] === 0 ? null : (
          <ColourChoice
            key={label}
            label={text('indicators.colourOf', { line: label })}
            options={TINT_NAMES.map((tint) => ({ value: tint, label: text(`tint.${tint}`), colour: TINTS[tint] }))}
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
    </Stack>
  );
}

interface ParameterFieldProps {
  readonly label: string;
  readonly parameter: Parameter;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number field; invalid input stays in the field and is not applied. */
function ParameterField({ label, parameter: { least, decimals }, value, onChange }: ParameterFieldProps) {
  const text = indicatorMessages.useText();
  const [typed, setTyped] = useState<{ readonly value: Decimal | undefined }>();
  const isValid = (entry: number) => entry >= least && entry <= PERIODS_AT_MOST;
  return (
    <NumberField
      label={label}
      value={typed ? typed.value : decimal(value)}
      decimals={decimals}
      error={
        typed && !isValid(Number(typed.value)) ? text('parameter.range', { least, most: PERIODS_AT_MOST }) : undefined
      }
      onChange={(entry) => {
        setTyped({ value: entry });
        if (entry !== undefined && isValid(Number(entry))) onChange(Number(entry));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
