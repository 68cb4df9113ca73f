import { isLess, isPositive, type Decimal } from '@bourse/decimal';
import { useProductCapabilities } from '@bourse/feature-kit';
import { useState } from 'react';
import type { useLeverAccount } from '../account/use-lever-account';
import { leverCapabilities, type LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { changeByReducing } from '../rules/account-change';
import { splitPosition } from '../rules/split-position';
import { ConfirmClose } from './confirm-close';

export interface ClosePositionProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  /** The position with its newest figures. */
  readonly position: LeverOrder;
  readonly onWhole: () => void;
  /** A part of the position was confirmed. */
  readonly onPartial: (lots: Decimal) => void;
  readonly onCancel: () => void;
}

/** The confirmation of a close. Where the back end closes parts, the whole position is the default. */
export function ClosePosition({ account, position, onWhole, onPartial, onCancel }: ClosePositionProps) {
  const text = leverMessages.useText();
  const { closesParts } = useProductCapabilities(leverCapabilities);
  // `whole` follows a position whose lots change while the dialog is open.
  const [entered, setEntered] = useState<Decimal | 'whole' | undefined>('whole');
  const [isPressed, setPressed] = useState(false);
  const lots = entered === 'whole' ? position.lots : entered;
  const isValid = lots !== undefined && isPositive(lots);
  const { part } = isValid ? splitPosition(position, lots) : { part: position };
  const confirm = () => {
    setPressed(true);
    if (!isValid) return;
    if (isLess(lots, position.lots)) onPartial(lots);
    else onWhole();
  };
  return (
    <ConfirmClose
      position={part}
      priceDecimals={account.decimalsOf(position)}
      change={changeByReducing(account.viewOf(position), new Map([[position.id, part.lots]]))}
      part={
        closesParts
          ? {
              lots,
              whole: position.lots,
              error: isPressed && !isValid ? text('form.lotsInteger') : undefined,
              onLots: (next) => setEntered(next === position.lots ? 'whole' : next),
            }
          : undefined
      }
      onConfirm={confirm}
      onCancel={onCancel}
    />
  );
}
