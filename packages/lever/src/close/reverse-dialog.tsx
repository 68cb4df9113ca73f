import { useFormat } from '@bourse/i18n';
import { Alert, ConfirmDialog, FigureLine, FigureLines, Stack, Text } from '@bourse/ui-kit';
import { ChangeLines } from '../account/change-lines';
import { DirectionText } from '../figures/direction-text';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { ProfitText } from '../figures/profit-text';
import type { AccountChange } from '../rules/account-change';
import { oppositeOf } from '../rules/direction';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { ReverseTicket } from '../writes/reverse-write';

export interface ReverseDialogProps {
  readonly ticket: ReverseTicket;
  /** The position with its newest figures; `undefined` once it has closed. */
  readonly position: LeverOrder | undefined;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The account before and after both steps; `undefined` while a figure is missing. */
  readonly change: AccountChange | undefined;
  /** The personal limit that keeps the opposite position from being opened, in words. */
  readonly reached: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirmation of a reversal: its two steps, what they cost, and what happens if only the first one succeeds. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { ticket, position, quote, priceDecimals, change, reached, onConfirm, onCancel } = props;
  const text = leverMessages.useText();
  const format = useFormat();
  const { symbol, direction, lots, multiple, price } = ticket;
  const size = `${text('batch.lots', lotsIn(format, lots))} ${format.amount(multiple)}×`;
  return (
    <ConfirmDialog
      open
      title={text('reverse.title', { symbol, id: String(ticket.id) })}
      confirmLabel={text('reverse.confirm')}
      cancelLabel={text('confirm.cancel')}
      tone="danger"
      onConfirm={() => reached === undefined && onConfirm()}
      onCancel={onCancel}
    >
      <Stack>
        <FigureLines>
          <FigureLine label={text('reverse.first')}>
            <DirectionText direction={direction} /> {size}
          </FigureLine>
          {position && (
            <FigureLine label={text('orders.profit')}>
              <ProfitText value={position.profit} unit={quote} />
            </FigureLine>
          )}
          <FigureLine label={text('reverse.second')}>
            <DirectionText direction={oppositeOf(direction)} /> {size}
          </FigureLine>
          <FigureLine label={text('form.price')}>
            {text('confirm.marketPrice', { price: `${format.price(price, priceDecimals)} ${quote}` })}
          </FigureLine>
          {change && <ChangeLines change={change} quote={quote} priceDecimals={priceDecimals} symbol={symbol} />}
        </FigureLines>
        {reached !== undefined && <Alert tone="warning">{reached}</Alert>}
        <Text size="table">{text(direction === 'long' ? 'reverse.noteLong' : 'reverse.noteShort')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
