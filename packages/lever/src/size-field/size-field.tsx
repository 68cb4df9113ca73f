import { decimal, floorTo, isZero, times, toDrawingNumber, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { MenuButton, NumberField, VisuallyHidden } from '@bourse/ui-kit';
import { useState } from 'react';
import { leverMessages } from '../locales/messages';
import { lotsWithin, SIZE_UNITS, sizeOfLot } from './size-unit';
import { sizeUnit } from './stored-size-unit';

const DECIMALS = { lots: 0, base: 8, quote: 4 };

export interface SizeFieldProps {
  readonly base: string;
  readonly quote: string;
  readonly lotSize: Decimal | undefined;
  readonly minimum: Decimal;
  /** Numbers of lots that are offered. */
  readonly presets: readonly number[];
  /** The price that the order is expected to open at. */
  readonly price: Decimal | undefined;
  readonly lots: Decimal | undefined;
  readonly onLots: (lots: Decimal | undefined) => void;
  readonly onTouch: () => void;
  readonly error: string | undefined;
}

/**
 * Size of an order in whole lots. It may be typed in base or quote currency: the order has the lots within that size, and after the
 * focus has left, the field shows the size of these lots. The menu of the units has the usual numbers of lots too.
 */
export function SizeField(props: SizeFieldProps) {
  const { base, quote, lotSize, minimum, presets, price, lots, onLots, onTouch, error } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const [typed, setTyped] = useState<{ size: Decimal; lots: Decimal }>();
  const chosen = sizeUnit.useValue();
  const unit = sizeOfLot(chosen, lotSize, price) === undefined ? 'lots' : chosen;
  const oneLot = sizeOfLot(unit, lotSize, price);
  const names = { lots: text('size.lotsUnit'), base, quote };
  const isSize = unit !== 'lots' && oneLot !== undefined;
  const isTooSmall = isSize && lots !== undefined && isZero(lots);
  const onSize = (size: Decimal | undefined) => {
    const within = size && oneLot && lotsWithin(size, oneLot);
    setTyped(size && within && { size, lots: within });
    onLots(within);
  };
  const sizeOfLots = isSize && lots ? floorTo(times(lots, oneLot), DECIMALS[unit]) : lots;
  const shown = isSize && typed?.lots === lots ? typed?.size : sizeOfLots;
  const total = lots && lotSize && format.amount(times(lots, lotSize));
  const hint = () => {
    if (isSize && lots && total) {
      return text('size.within', { lots: format.amount(lots), count: toDrawingNumber(lots), total, base });
    }
    if (!lotSize) return undefined;
    const size = format.amount(lotSize);
    return total === undefined ? text('size.oneLot', { size, base }) : text('size.total', { size, total, base });
  };

  return (
    <NumberField
      key={unit}
      name="lots"
      label={text(isSize ? 'size.size' : 'size.lots')}
      value={shown}
      onChange={isSize ? onSize : onLots}
      decimals={DECIMALS[unit]}
      actionUnit={names[unit]}
      action={
        <MenuButton
          label={text('size.unit')}
          entries={[
            ...SIZE_UNITS.map((id) => ({
              id,
              label: names[id],
              group: text('size.unit'),
              isSelected: id === unit,
              onSelect: () => {
                setTyped(undefined);
                sizeUnit.write(id);
              },
            })),
            ...presets.map((option) => ({
              id: String(option),
              label: format.number(option),
              group: text('size.presets'),
              onSelect: () => onLots(decimal(option)),
            })),
          ]}
        >
          <span>
            <VisuallyHidden>{text('size.unit')} </VisuallyHidden>
            {names[unit]}
          </span>
        </MenuButton>
      }
      error={error && isTooSmall ? text('size.minimum', { minimum }) : error}
      hint={hint()}
      onBlur={() => {
        // Less than a lot stays as it was typed, beside its error.
        if (!isTooSmall) setTyped(undefined);
        if (lots !== undefined) onTouch();
      }}
    />
  );
}
