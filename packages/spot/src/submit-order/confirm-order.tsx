import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { FarPriceNote } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import { farPriceOf } from '../rules/far-price';
import { roundedTotal, totalOf } from '../rules/order-rules';
import type { OrderTicket } from '../rules/order-ticket';

export interface ConfirmOrderProps {
  /** The order that waits for a word; the dialog is open while there is one. */
  readonly order: OrderTicket | undefined;
  /** The present price at which the side of the form trades at once. */
  readonly best?: Decimal | undefined;
  /** `remember`: do not ask again on this device. */
  readonly onConfirm: (remember: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * Confirmation dialog before an order is sent (specification, section 5: `lay.confirm`, sure and cancel, the warning).
 */
export function ConfirmOrder({ order, best, onConfirm, onCancel }: ConfirmOrderProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  if (!order) return null;
  const { side, quote, base } = order;
  const total = totalOf(order.price, order.amount);
  const far = farPriceOf(order, best);
  const price = `${format.decimal(order.price)} ${order.quote}`;
  return (
    <ConfirmDialog
      open
      title={text('lay.confirm')}
      confirmLabel={text('confirm.sure')}
      cancelLabel={text('confirm.cancel')}
      tone={order.side}
      canRemember={far === undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <FigureLines>
          <FigureLine label={text('confirm.pair')}>
            <Text as="strong" size="inherit" tone={order.side === 'buy' ? 'up' : 'down'} isStrong>
              {text(order.side === 'buy' ? 'form.buy' : 'form.sell')}
            </Text>{' '}
            {order.base}/{order.quote}
          </FigureLine>
          <FigureLine label={text('form.price')}>
            {order.mode === 'market' ? text('confirm.marketPrice', { price }) : price}
          </FigureLine>
          {order.type && <FigureLine label={text('form.limitType')}>{text(`type.${order.type}`)}</FigureLine>}
          {order.trigger !== undefined && (
            <FigureLine label={text('form.trigger')}>
              {format.decimal(order.trigger)} {order.quote}
            </FigureLine>
          )}
          <FigureLine label={text('form.amount')}>
            <AmountText value={order.amount} unit={order.base} />
          </FigureLine>
          <FigureLine label={text('form.total')}>
            <AmountText value={total} unit={quote} />
          </FigureLine>
        </FigureLines>
        {order.draft && roundedTotal(order.draft, total) && (
          <Text size="table">
            {text(side === 'buy' ? 'form.roundedBuy' : 'form.roundedSell', {
              total: format.amount(total),
              amount: format.amount(order.amount),
              base,
              quote,
            })}
          </Text>
        )}
        <FarPriceNote side={side} far={far} quote={quote} />
        <Text size="table" tone="warning">
          {text('confirm.warning')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
