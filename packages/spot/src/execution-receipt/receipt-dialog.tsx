import { absolute, isPositive, isZero, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales/messages';
import { Figure, Figures } from '../order-form/order-figures';
import { PlainDialog } from '@bourse/trading';
import { SideText } from '@bourse/trading';
import type { Receipt } from './receipt';

/** Decimals of the average price if the pair's are unknown; eight distinguish fills. */
const AVERAGE_PLACES = 8;

const Note = styled('p')({ margin: '16px 0 0', fontSize: FONT_SIZE.dense, color: colour.quiet });

export interface ReceiptDialogProps {
  readonly receipt: Receipt | undefined;
  /** Decimals of a price, if known. */
  readonly pricePlaces?: number | undefined;
  readonly onClose: () => void;
}

/** How an order was executed against the book it met. Open while there is a receipt. */
export function ReceiptDialog({ receipt, pricePlaces, onClose }: ReceiptDialogProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  if (!receipt) return null;
  const { arrival, mid, filled, average, maker, taker, untold, fee, feeCurrency, slippage } = receipt;
  const { base, quote, side, mode } = arrival.order;
  const price = (value: Decimal | undefined) =>
    value === undefined ? format.price(value) : `${format.price(value, pricePlaces)} ${quote}`;
  const part = (value: Decimal) => <AmountText value={value} unit={base} />;
  const slippageText = () => {
    if (slippage === undefined) return format.price(undefined);
    if (isZero(slippage)) return text('receipt.even');
    const value = format.decimal(absolute(slippage), { minDecimals: 2 });
    return text(isPositive(slippage) ? 'receipt.worse' : 'receipt.better', { value });
  };
  return (
    <PlainDialog open title={text('receipt.title')} onClose={onClose}>
      <Figures>
        <Figure term={text('orders.pair')}>
          <SideText side={side} /> {base}/{quote} · {text(mode === 'market' ? 'form.market' : 'form.limit')}
        </Figure>
        <Figure term={text('receipt.sent')}>{format.dateTime(arrival.at)}</Figure>
        <Figure term={text('receipt.bid')}>{price(arrival.bid)}</Figure>
        <Figure term={text('receipt.ask')}>{price(arrival.ask)}</Figure>
        <Figure term={text('receipt.mid')}>
          {mid === undefined ? price(mid) : `${format.decimal(mid, { decimals: AVERAGE_PLACES })} ${quote}`}
        </Figure>
        <Figure term={text('receipt.filled')}>{part(filled)}</Figure>
        <Figure term={text('receipt.average')}>
          {`${format.decimal(average, { decimals: pricePlaces ?? AVERAGE_PLACES })} ${quote}`}
        </Figure>
        <Figure term={text('receipt.slippage')}>{slippageText()}</Figure>
        {!isZero(taker) && <Figure term={text('receipt.taker')}>{part(taker)}</Figure>}
        {!isZero(maker) && <Figure term={text('receipt.maker')}>{part(maker)}</Figure>}
        {!isZero(untold) && <Figure term={text('receipt.untold')}>{part(untold)}</Figure>}
        <Figure term={text('orders.fee')}>
          <AmountText value={fee} unit={feeCurrency} />
        </Figure>
      </Figures>
      <Note>{text('receipt.note')}</Note>
    </PlainDialog>
  );
}
