import { absolute, isPositive, isZero, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AmountText, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { PlainDialog } from '@bourse/trading';
import { SideText } from '../order-list/side-text';
import type { Receipt } from '../rules/receipt';

/** Decimals of the average price if the pair's are unknown; eight distinguish fills. */
const AVERAGE_PLACES = 8;

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
  const { arrival, mid, filled, average, maker, taker, either, fee, feeCurrency, slippage } = receipt;
  const { base, quote, side, mode } = arrival.order;
  const price = (value: Decimal | undefined) =>
    value === undefined ? format.price(value) : `${format.price(value, pricePlaces)} ${quote}`;
  const amount = (value: Decimal) => <AmountText value={value} unit={base} />;
  const slippageText = () => {
    if (slippage === undefined) return format.price(undefined);
    if (isZero(slippage)) return text('receipt.even');
    const value = format.decimal(absolute(slippage), { minDecimals: 2 });
    return text(isPositive(slippage) ? 'receipt.worse' : 'receipt.better', { value });
  };
  return (
    <PlainDialog open title={text('receipt.title')} onClose={onClose}>
      <Stack>
        <FigureLines>
          <FigureLine label={text('orders.pair')}>
            <SideText side={side} /> {base}/{quote} · {text(mode === 'market' ? 'form.market' : 'form.limit')}
          </FigureLine>
          <FigureLine label={text('receipt.sent')}>{format.zonedDateTime(arrival.at)}</FigureLine>
          <FigureLine label={text('receipt.bid')}>{price(arrival.bid)}</FigureLine>
          <FigureLine label={text('receipt.ask')}>{price(arrival.ask)}</FigureLine>
          <FigureLine label={text('receipt.mid')}>
            {mid === undefined ? price(mid) : `${format.decimal(mid, { decimals: AVERAGE_PLACES })} ${quote}`}
          </FigureLine>
          <FigureLine label={text('receipt.filled')}>{amount(filled)}</FigureLine>
          <FigureLine label={text('receipt.average')}>
            {`${format.decimal(average, { decimals: pricePlaces ?? AVERAGE_PLACES })} ${quote}`}
          </FigureLine>
          <FigureLine label={text('receipt.slippage')}>{slippageText()}</FigureLine>
          {!isZero(taker) && <FigureLine label={text('receipt.taker')}>{amount(taker)}</FigureLine>}
          {!isZero(maker) && <FigureLine label={text('receipt.maker')}>{amount(maker)}</FigureLine>}
          {!isZero(either) && <FigureLine label={text('receipt.either')}>{amount(either)}</FigureLine>}
          <FigureLine label={text('orders.fee')}>
            <AmountText value={fee} unit={feeCurrency} />
          </FigureLine>
        </FigureLines>
        <Text size="dense" tone="quiet">
          {text('receipt.note')}
        </Text>
      </Stack>
    </PlainDialog>
  );
}
