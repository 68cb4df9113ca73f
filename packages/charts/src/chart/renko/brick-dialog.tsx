import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Dialog, NumberField, RadioGroup, Stack } from '@bourse/ui-kit';
import { useState } from 'react';
import { isTooSmall, leastSize } from './brick-size';
import { renkoMessages } from './locales/messages';

export interface BrickDialogProps {
  /** The chosen size; `undefined`: automatic. */
  readonly size: Decimal | undefined;
  readonly automatic: Decimal;
  /** Places of a price. */
  readonly decimals: number;
  /** The currency of a price. */
  readonly unit: string;
  readonly onSize: (size: Decimal | undefined) => void;
  readonly onClose: () => void;
}

/** The choice of the brick size: automatic, or a fixed one. A change is drawn at once. */
export function BrickDialog({ size, automatic, decimals, unit, onSize, onClose }: BrickDialogProps) {
  const text = renkoMessages.useText();
  const format = useFormat();
  const [typed, setTyped] = useState(size ?? automatic);
  const [isEmpty, setEmpty] = useState(false);
  const least = leastSize(automatic, decimals);
  const isFixed = size !== undefined;
  const isWrong = isFixed && (isEmpty || isTooSmall(typed, automatic, decimals));
  return (
    <Dialog open hasCloseButton title={text('renko.title')} onClose={onClose}>
      <Stack spacing={2}>
        <RadioGroup
          label={text('renko.size')}
          value={isFixed ? 'fixed' : 'automatic'}
          options={[
            { value: 'automatic', label: text('renko.automatic', { size: format.decimal(automatic), unit }) },
            { value: 'fixed', label: text('renko.fixed') },
          ]}
          onChange={(choice) => onSize(choice === 'fixed' ? typed : undefined)}
        />
        {isFixed && (
          <NumberField
            label={text('renko.fixedSize')}
            value={isEmpty ? undefined : typed}
            decimals={decimals}
            unit={unit}
            error={isWrong ? text('renko.least', { least: format.decimal(least), unit }) : undefined}
            onChange={(next) => {
              setEmpty(next === undefined);
              if (next === undefined) return;
              setTyped(next);
              if (!isTooSmall(next, automatic, decimals)) onSize(next);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
