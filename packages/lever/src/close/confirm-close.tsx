import { isLess, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Chip, ConfirmDialog, FieldGroup, FieldRow, FigureLine, FigureLines, NumberField } from '@bourse/ui-kit';
import { ChangeLines } from '../account/change-lines';
import type { LeverOrder } from '@bourse/contracts/lever';
import { DirectionText } from '../figures/direction-text';
import { quoteOf } from '../personal-limits/limits';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../figures/profit-text';
import type { AccountChange } from '../rules/account-change';
import { netProfit } from '../rules/net-profit';
import { lotsOfShare } from '../rules/reduction';

export interface PartialClose {
  /** `undefined`: the field is empty. */
  readonly lots: Decimal | undefined;
  /** All lots of the position. */
  readonly whole: Decimal;
  readonly error: string | undefined;
  readonly onLots: (lots: Decimal | undefined) => void;
}

const SHARES = [25, 50, 100] as const;

export interface ConfirmCloseProps {
  /** The position as it is now, or the part of it that closes; the dialog is open while there is one. */
  readonly position: LeverOrder | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The account before and after the close. */
  readonly change: AccountChange | undefined;
  /** The lots that close; left out where the back end closes whole positions only. */
  readonly part?: PartialClose | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of closing one position, or a part of it, at the market. */
export function ConfirmClose({ position, priceDecimals, change, part, onConfirm, onCancel }: ConfirmCloseProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!position) return null;
  const price = (value: Decimal | undefined) => format.price(value, priceDecimals);
  return (
    <ConfirmDialog
      open
      title={text('close.title', { symbol: position.symbol, id: String(position.id) })}
      confirmLabel={
        part?.lots === undefined || !isLess(part.lots, part.whole)
          ? text('close.confirm')
          : text('close.confirmPart', lotsIn(format, part.lots))
      }
      cancelLabel={text('confirm.cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {part && (
        <FieldGroup aria-label={text('close.lots')}>
          <NumberField
            label={text('close.lots')}
            value={part.lots}
            onChange={part.onLots}
            decimals={0}
            unit={text('form.lotsUnit')}
            error={part.error}
            selectsOnFocus
            keepsErrorRoom
          />
          <FieldRow>
            {SHARES.map((percent) => (
              <Chip
                key={percent}
                label={`${percent}%`}
                isSelected={part.lots === lotsOfShare(part.whole, percent)}
                onClick={() => part.onLots(lotsOfShare(part.whole, percent))}
              />
            ))}
          </FieldRow>
        </FieldGroup>
      )}
      <FigureLines>
        <FigureLine label={text('orders.pair')}>
          {position.symbol} <DirectionText direction={position.direction} />
        </FigureLine>
        <FigureLine label={text('form.lots')}>{format.amount(position.lots)}</FigureLine>
        <FigureLine label={text('orders.entryPrice')}>{price(position.entryPrice)}</FigureLine>
        <FigureLine label={text('orders.markPrice')}>{price(position.markPrice)}</FigureLine>
        <FigureLine label={text('orders.profit')}>
          <ProfitText value={position.profit} />
        </FigureLine>
        <FigureLine label={text('orders.netProfit')}>
          <ProfitText value={netProfit(position)} />
        </FigureLine>
        {change && (
          <ChangeLines
            change={change}
            quote={quoteOf(position)}
            priceDecimals={priceDecimals}
            symbol={position.symbol}
          />
        )}
      </FigureLines>
    </ConfirmDialog>
  );
}
