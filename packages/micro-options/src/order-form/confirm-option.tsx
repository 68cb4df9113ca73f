import { useFormat } from '@bourse/i18n';
import { Alert, AmountText, ConfirmDialog, FigureLine, FigureLines, Text } from '@bourse/ui-kit';
import { microOptionsMessages } from '../locales/messages';
import { netResults } from '../rules/net-profit';
import { ProfitText } from '../orders/profit-text';
import type { OptionTicket } from '../writes/submit-write';

export interface ConfirmOptionProps {
  /** The dialog is open while there is one. */
  readonly ticket: OptionTicket | undefined;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** The personal limit that keeps the option from being opened, in words. */
  readonly reached: string | undefined;
  /** `remember`: do not ask again on this device. */
  readonly onConfirm: (remember: boolean) => void;
  readonly onCancel: () => void;
}

/** Confirmation: direction, pair, stake, duration, fee, payout, and how the open price is set. */
export function ConfirmOption({ ticket, priceDecimals, reached, onConfirm, onCancel }: ConfirmOptionProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  if (!ticket) return null;
  const { direction, symbol, amount, currency, seconds, fee, clickPrice } = ticket;
  const { win, loss } = netResults(ticket);
  const side = text(direction === 'up' ? 'panel.buyUp' : 'panel.buyDown');
  return (
    <ConfirmDialog
      open
      title={text('confirm.title', { direction: side, symbol })}
      confirmLabel={side}
      tone={direction === 'up' ? 'buy' : 'sell'}
      canRemember
      onConfirm={(remember) => reached === undefined && onConfirm(remember)}
      onCancel={onCancel}
    >
      <FigureLines>
        <FigureLine label={text('panel.amount')}>
          <AmountText value={amount} unit={currency} />
        </FigureLine>
        <FigureLine label={text('panel.duration')}>{text('panel.seconds', { seconds })}</FigureLine>
        <FigureLine label={text('panel.fee')}>
          <AmountText value={fee} unit={currency} />
        </FigureLine>
        <FigureLine label={text('panel.ifWin')}>
          <ProfitText value={win} unit={currency} />
        </FigureLine>
        <FigureLine label={text('panel.ifLose')}>
          <ProfitText value={loss} unit={currency} />
        </FigureLine>
        <FigureLine label={text('confirm.price')}>{format.price(clickPrice, priceDecimals)}</FigureLine>
      </FigureLines>
      {reached !== undefined && <Alert tone="warning">{reached}</Alert>}
      <Text size="dense" tone="quiet">
        {text('confirm.openNote')}
      </Text>
      <Text size="dense" tone="quiet">
        {text('panel.tieRule')}
      </Text>
    </ConfirmDialog>
  );
}
