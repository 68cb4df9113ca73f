import type { Trail, TrailUnit } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { MenuButton, NumberField, VisuallyHidden } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { PERCENT_PLACES } from './exits';

/** The typed distance of a trailing stop. */
export interface TrailDraft {
  readonly distance: Decimal | undefined;
  readonly unit: TrailUnit;
}

const UNITS = ['percent', 'price'] as const satisfies readonly Trail['unit'][];

export interface TrailFieldProps {
  readonly value: TrailDraft;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onChange: (value: TrailDraft) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** The distance of a trailing stop from the best price since it was set, in per cent or in quote currency. */
export function TrailField({ value, quote, priceDecimals, error, hint, onChange, onBlur }: TrailFieldProps) {
  const text = tradingMessages.useText();
  const { distance, unit } = value;
  const names = { price: quote, percent: '%' };
  return (
    <NumberField
      // A typed text belongs to a unit.
      key={unit}
      name="trail"
      label={text('exits.trailDistance')}
      value={distance}
      onChange={(typed) => onChange({ distance: typed, unit })}
      {...(onBlur && { onBlur })}
      decimals={unit === 'percent' ? PERCENT_PLACES : priceDecimals}
      actionUnit={names[unit]}
      action={
        <MenuButton
          label={text('exits.trailUnit')}
          entries={UNITS.map((id) => ({
            id,
            label: names[id],
            isSelected: id === unit,
            onSelect: () => id !== unit && onChange({ distance: undefined, unit: id }),
          }))}
        >
          <span>
            <VisuallyHidden>{text('exits.trailUnit')} </VisuallyHidden>
            {names[unit]}
          </span>
        </MenuButton>
      }
      error={error}
      hint={hint}
    />
  );
}
