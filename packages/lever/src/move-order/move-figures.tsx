import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { DirectionText } from '../figures/direction-text';
import { quoteOf } from '../personal-limits/limits';
import type { MovedCost } from '../rules/move-rules';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { MoveTicket } from '../writes/move-write';

export interface MoveFiguresProps {
  readonly ticket: MoveTicket;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** Margin and fee at the entered price. */
  readonly cost: MovedCost | undefined;
}

/** A pending order that is moved: what stays (direction, lots, planned stops), and what its new price changes. */
export function MoveFigures({ ticket, priceDecimals, cost }: MoveFiguresProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { direction, isReduceOnly, lots, multiple, takeProfit, stopLoss } = ticket;
  const quote = quoteOf(ticket);
  const money = (value: Decimal | undefined) => (
    <AmountText value={value} decimals={SHOWN_MONEY_DECIMALS} unit={quote} missing="notEntered" />
  );
  return (
    <>
      <FigureLine label={text('orders.pair')}>
        {ticket.symbol} <DirectionText direction={direction} />{' '}
        {isReduceOnly ? text('form.reduceOnly') : `${format.amount(multiple)}×`}
      </FigureLine>
      <FigureLine label={text('form.lots')}>{format.amount(lots)}</FigureLine>
      {!isReduceOnly && (
        <>
          <FigureLine label={text('form.margin')}>{money(cost?.margin)}</FigureLine>
          <FigureLine label={text('orders.fee')}>{money(cost?.fee)}</FigureLine>
        </>
      )}
      {takeProfit !== undefined && (
        <FigureLine label={text('stops.takeProfit')}>{format.price(takeProfit, priceDecimals)}</FigureLine>
      )}
      {stopLoss !== undefined && (
        <FigureLine label={text('stops.stopLoss')}>{format.price(stopLoss, priceDecimals)}</FigureLine>
      )}
    </>
  );
}
