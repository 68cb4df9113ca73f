import { sum } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Alert, AmountText, ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import type { Decimal } from '@bourse/decimal';
import { ExitGuardian, ExitLines, FarPriceNote, type FarPrice } from '@bourse/trading';
import { ChangeLines } from '../account/change-lines';
import { leverMessages } from '../locales/messages';
import { positionSize } from '../rules/contract-value';
import type { DirectionSummary } from '../rules/order-rules';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { SubmitTicket } from '../writes/submit-write';
import { DirectionText } from '../figures/direction-text';

export interface ConfirmOpenProps {
  /** The order; the dialog is open while there is one. */
  readonly ticket: SubmitTicket | undefined;
  readonly quote: string;
  /** Figures of the direction of the order. */
  readonly summary: DirectionSummary | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly lotSize: Decimal | undefined;
  /** The price of a limit order is far from the market. */
  readonly far?: FarPrice | undefined;
  readonly isStopBeyond: boolean;
  /** The personal limit that keeps the order from being opened, in words. */
  readonly reached: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of an order: position, cost, liquidation price. */
export function ConfirmOpen({
  ticket,
  quote,
  summary,
  priceDecimals,
  lotSize,
  far,
  isStopBeyond,
  reached,
  onConfirm,
  onCancel,
}: ConfirmOpenProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!ticket) return null;
  const { direction, mode, price, parts, multiple } = ticket;
  const isLong = direction === 'long';
  const money = (value: Decimal | undefined) => (
    <AmountText value={value} decimals={SHOWN_MONEY_DECIMALS} unit={quote} />
  );
  const priceText = `${format.price(price, priceDecimals)} ${quote}`;
  return (
    <ConfirmDialog
      open
      title={text(isLong ? 'confirm.long' : 'confirm.short', { symbol: ticket.symbol })}
      confirmLabel={text(isLong ? 'form.openLong' : 'form.openShort')}
      cancelLabel={text('confirm.cancel')}
      tone={isLong ? 'buy' : 'sell'}
      onConfirm={() => reached === undefined && onConfirm()}
      onCancel={onCancel}
    >
      <Stack>
        <FigureLines>
          <FigureLine label={text('orders.pair')}>
            {ticket.symbol} <DirectionText direction={direction} /> {format.amount(multiple)}×
          </FigureLine>
          <FigureLine label={text('form.price')}>
            {mode === 'market' ? text('confirm.marketPrice', { price: priceText }) : priceText}
          </FigureLine>
          <FigureLine label={text('form.lots')}>
            {format.amount(sum(parts))}
            {parts.length > 1 && ` = ${parts.map((lots) => format.amount(lots)).join(' + ')}`}
          </FigureLine>
          <FigureLine label={text('form.value')}>{money(summary?.value)}</FigureLine>
          <FigureLine label={text('form.margin')}>{money(summary?.margin)}</FigureLine>
          <FigureLine label={text('form.spread')}>{money(summary?.fee?.spread)}</FigureLine>
          <FigureLine label={text('form.fee')}>{money(summary?.fee?.tradeFee)}</FigureLine>
          {summary?.change && (
            <ChangeLines change={summary.change} quote={quote} priceDecimals={priceDecimals} symbol={ticket.symbol} />
          )}
          <ExitLines
            exits={ticket}
            trail={ticket.trail}
            trigger={ticket.exitTrigger}
            entry={{ side: isLong ? 'buy' : 'sell', price, priceDecimals }}
            amount={lotSize && positionSize(sum(parts), lotSize)}
            quote={quote}
          />
        </FigureLines>
        {(ticket.takeProfit !== undefined || ticket.stopLoss !== undefined) &&
          (ticket.isAttached || mode === 'limit') && <ExitGuardian isExchange={ticket.isAttached === true} />}
        <FarPriceNote side={isLong ? 'buy' : 'sell'} far={far} quote={quote} />
        {isStopBeyond && (
          <Text size="table" tone="warning">
            {text('stops.beyondLiquidation')}
          </Text>
        )}
        {reached !== undefined && <Alert tone="warning">{reached}</Alert>}
        <Text size="dense" tone="quiet">
          {text('confirm.warning')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
