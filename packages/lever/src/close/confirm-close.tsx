import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ConfirmDialog, FigureLine, FigureLines } from '@bourse/ui-kit';
import { ChangeLines } from '../account/change-lines';
import type { LeverOrder } from '../contract';
import { DirectionText } from '../order-form/direction-text';
import { quoteOf } from '../personal-limits/limits';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../orders/profit-text';
import type { AccountChange } from '../rules/account-change';
import { netProfit } from '../rules/net-profit';

export interface ConfirmCloseProps {
  /** The position as it is now; the dialog is open while there is one. */
  readonly position: LeverOrder | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The account before and after the close. */
  readonly change: AccountChange | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of closing one position at the market. */
export function ConfirmClose({ position, priceDecimals, change, onConfirm, onCancel }: ConfirmCloseProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!position) return null;
  const price = (value: Decimal | undefined) => format.price(value, priceDecimals);
  return (
    <ConfirmDialog
      open
      title={text('close.title', { symbol: position.symbol, id: String(position.id) })}
      confirmLabel={text('close.confirm')}
      cancelLabel={text('confirm.cancel')}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
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
