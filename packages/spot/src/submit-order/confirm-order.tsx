import { compare, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Alert, AmountText, ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { ExitGuardian, ExitLines, FarPriceNote, useTrailText } from '@bourse/trading';
import { spotMessages } from '../locales/messages';
import { afterFee } from '../market-estimate/fee';
import type { MarketEstimate } from '../market-estimate/market-estimate';
import { farPriceOf } from '../rules/far-price';
import { orderTotal, roundedTotal } from '../rules/order-rules';
import type { OrderTicket } from '../rules/order-ticket';

export interface ConfirmOrderProps {
  /** The order that waits for a word; the dialog is open while there is one. */
  readonly order: OrderTicket | undefined;
  /** The present price at which the side of the form trades at once. */
  readonly best?: Decimal | undefined;
  /** Total of a market order by the levels of the book. */
  readonly estimate?: MarketEstimate | undefined;
  readonly takerFee?: Decimal | undefined;
  /** Decimals of the pair's prices. */
  readonly pricePlaces: number;
  /** The personal limit that keeps the order from being placed, in words. */
  readonly blockedBy?: string | undefined;
  /** `remember`: do not ask again on this device. */
  readonly onConfirm: (remember: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * Confirmation dialog before an order is sent (specification, section 5: `lay.confirm`, sure and cancel, the warning).
 */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { order, best, estimate, takerFee, pricePlaces, blockedBy, onConfirm, onCancel } = props;
  const text = spotMessages.useText();
  const format = useFormat();
  const trailText = useTrailText();
  if (!order) return null;
  const { side, mode, quote, base, amount } = order;
  const isBuy = side === 'buy';
  const total = orderTotal(mode, order, estimate);
  const bought = mode === 'market' && total === undefined ? undefined : amount;
  const { fee, receive } = afterFee(isBuy ? bought : total, takerFee);
  const received = isBuy ? base : quote;
  const far = farPriceOf(order, best);
  const price = `${format.decimal(order.price)} ${quote}`;
  return (
    <ConfirmDialog
      open
      title={text('lay.confirm')}
      confirmLabel={text(isBuy ? 'form.submitBuy' : 'form.submitSell', { base: format.amount(amount, 8, base) })}
      cancelLabel={text('confirm.cancel')}
      tone={side}
      canRemember={far === undefined}
      onConfirm={(remember) => blockedBy === undefined && onConfirm(remember)}
      onCancel={onCancel}
    >
      <Stack>
        <FigureLines>
          <FigureLine label={text('confirm.order')}>
            <Text as="strong" size="inherit" tone={isBuy ? 'up' : 'down'} isStrong>
              {text(isBuy ? 'form.buy' : 'form.sell')}
            </Text>{' '}
            {base}/{quote}
          </FigureLine>
          <FigureLine label={text('confirm.type')}>
            {order.exit
              ? text(`type.${order.exit}`)
              : mode === 'market'
                ? text('form.market')
                : `${text('form.limit')} · ${text(`type.${order.type ?? 'limit'}`)}`}
          </FigureLine>
          <FigureLine label={text('form.price')}>
            {mode === 'market' ? text('confirm.marketPrice', { price }) : price}
          </FigureLine>
          {mode === 'market' && <PriceNow order={order} best={best} />}
          {order.trigger !== undefined && (
            <FigureLine label={text('form.trigger')}>
              {format.decimal(order.trigger)} {quote}
            </FigureLine>
          )}
          <FigureLine label={text('form.amount')}>
            <AmountText value={amount} unit={base} />
          </FigureLine>
          <FigureLine label={text('form.total')}>
            <AmountText value={total} unit={quote} />
          </FigureLine>
          {order.trail && <FigureLine label={text('confirm.distance')}>{trailText(order.trail, quote)}</FigureLine>}
          <ExitLines
            exits={order.exits ?? {}}
            trail={order.exits?.trail}
            entry={{ side, price: order.price, priceDecimals: pricePlaces }}
            amount={amount}
            quote={quote}
          />
          {takerFee !== undefined && (
            <>
              <FigureLine label={text(mode === 'market' ? 'form.feeAbout' : 'form.fee')}>
                <AmountText value={fee} unit={received} />
              </FigureLine>
              <FigureLine label={text(mode === 'market' ? 'form.receiveAbout' : 'form.receive')}>
                <AmountText value={receive} unit={received} />
              </FigureLine>
            </>
          )}
        </FigureLines>
        {order.draft && roundedTotal(order.draft, total) && (
          <Text size="table">
            {text(isBuy ? 'form.roundedBuy' : 'form.roundedSell', {
              total: format.amount(total),
              amount: format.amount(amount),
              base,
              quote,
            })}
          </Text>
        )}
        {order.exits && <ExitGuardian isExchange />}
        <FarPriceNote side={side} far={far} quote={quote} />
        {blockedBy !== undefined && <Alert tone="warning">{blockedBy}</Alert>}
        <Text size="dense" tone="quiet">
          {text('confirm.warning')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** The best price as it is now, with an arrow where it has moved since the button was pressed. */
function PriceNow({ order, best }: { readonly order: OrderTicket; readonly best: Decimal | undefined }) {
  const text = spotMessages.useText();
  const format = useFormat();
  const moved = best === undefined ? 0 : compare(best, order.price);
  return (
    <FigureLine label={text('confirm.bestNow')}>
      {best === undefined ? (
        NO_VALUE
      ) : (
        <Text as="span" size="inherit" tone={moved === 0 ? undefined : moved > 0 ? 'up' : 'down'}>
          {moved !== 0 && (moved > 0 ? '▲ ' : '▼ ')}
          {format.decimal(best)} {order.quote}
        </Text>
      )}
    </FigureLine>
  );
}
