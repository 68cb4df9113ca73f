import { useFormat } from '@bourse/i18n';
import { AmountText, ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { totalOf } from '../rules/order-rules';
import type { OrderTicket } from '../writes/order-ticket';

export interface ConfirmOrderProps {
  /** The order that waits for a word; the dialog is open while there is one. */
  readonly order: OrderTicket | undefined;
  /** `remember`: do not ask again on this device. */
  readonly onConfirm: (remember: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * Confirmation dialog before an order is sent (specification, section 5: `lay.confirm`, sure and cancel, the warning).
 */
export function ConfirmOrder({ order, onConfirm, onCancel }: ConfirmOrderProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  if (!order) return null;
  const price = `${format.decimal(order.price)} ${order.quote}`;
  return (
    <ConfirmDialog
      open
      title={text('lay.confirm')}
      confirmLabel={text('confirm.sure')}
      cancelLabel={text('confirm.cancel')}
      tone={order.side}
      canRemember
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
            <AmountText value={totalOf(order.price, order.amount)} unit={order.quote} />
          </FigureLine>
        </FigureLines>
        <Text size="table" tone="warning">
          {text('confirm.warning')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
