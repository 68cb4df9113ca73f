import { useFormat } from '@bourse/i18n';
import { ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { ChangeLines } from '../account/change-lines';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../figures/profit-text';
import type { Reduction } from '../rules/reduction';
import type { ReduceTicket } from '../writes/reduce-write';
import { DirectionText } from '../figures/direction-text';

export interface ConfirmReduceProps {
  /** The order; the dialog is open while there is one. */
  readonly ticket: ReduceTicket | undefined;
  readonly quote: string;
  readonly reduction: Reduction | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of a reduce-only order: what it closes, and the account before and after. */
export function ConfirmReduce({ ticket, quote, reduction, priceDecimals, onConfirm, onCancel }: ConfirmReduceProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (!ticket) return null;
  const { direction, lots, mode, price, symbol } = ticket;
  const isLong = direction === 'long';
  const priceText = `${format.price(price, priceDecimals)} ${quote}`;
  return (
    <ConfirmDialog
      open
      title={text(isLong ? 'reduce.confirmLong' : 'reduce.confirmShort', { symbol })}
      confirmLabel={text(isLong ? 'form.closeLong' : 'form.closeShort')}
      cancelLabel={text('confirm.cancel')}
      tone={isLong ? 'sell' : 'buy'}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <FigureLines>
          <FigureLine label={text('orders.pair')}>
            {symbol} <DirectionText direction={direction} />
          </FigureLine>
          <FigureLine label={text('form.price')}>
            {mode === 'market' ? text('confirm.marketPrice', { price: priceText }) : priceText}
          </FigureLine>
          <FigureLine label={text('form.lots')}>{format.amount(lots)}</FigureLine>
          {reduction && (
            <>
              <FigureLine label={text('reduce.closes')}>
                {text('reduce.closesOf', {
                  lots: format.amount(reduction.lots),
                  open: format.amount(reduction.open),
                })}
              </FigureLine>
              <FigureLine label={text('reduce.profit')}>
                <ProfitText value={reduction.profit} /> {quote}
              </FigureLine>
              <ChangeLines change={reduction.change} quote={quote} priceDecimals={priceDecimals} symbol={symbol} />
            </>
          )}
        </FigureLines>
        <Text size="table" tone="quiet">
          {text('form.reduceOnlyHint')}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
