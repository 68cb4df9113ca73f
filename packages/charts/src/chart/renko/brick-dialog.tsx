import { isGreater, isLess, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Dialog, NumberField, RadioGroup, Stack } from '@bourse/ui-kit';
import { useState } from 'react';
import type { SizeBounds } from './brick-size';
import { renkoMessages } from './locales/messages';

export interface BrickDialogProps {
  /** The chosen size; `undefined`: automatic. */
  readonly size: Decimal | undefined;
  readonly automatic: Decimal;
  readonly bounds: SizeBounds;
  /** Places of a price. */
  readonly decimals: number;
  /** The currency of a price. */
  readonly unit: string;
  readonly onSize: (size: Decimal | undefined) => void;
  readonly onClose: () => void;
}

/** The choice of the brick size: automatic, or a fixed one. A change is drawn at once. */
export function BrickDialog({ size, automatic, bounds, decimals, unit, onSize, onClose }: BrickDialogProps) {
  const text = renkoMessages.useText();
  const format = useFormat();
  const [typed, setTyped] = useState(size ?? automatic);
  const [isEmpty, setEmpty] = useState(false);
  const { least, largest } = bounds;
  const isFixed = size !== undefined;
  const isDrawn = (next: Decimal) => !isLess(next, least) && !isGreater(next, largest);
  const isLarge = !isEmpty && isGreater(typed, largest);
  const isWrong = isFixed && (isEmpty || !isDrawn(typed));
  const wrong = isLarge
    ? text('renko.largest', { largest: format.decimal(largest), unit })
    : text('renko.least', { least: format.decimal(least), unit });
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
            error={isWrong ? wrong : undefined}
            onChange={(next) => {
              setEmpty(next === undefined);
              if (next === undefined) return;
              setTyped(next);
              if (isDrawn(next)) onSize(next);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
