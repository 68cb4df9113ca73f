import { useFormat } from '@bourse/i18n';
import { AmountText, colour, ConfirmDialog, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { microOptionsMessages } from '../locales/messages';
import { winOf } from '../rules/outcome';
import type { OptionTicket } from '../submit/submit-write';
import { Figure, Figures } from './figures';

const Note = styled('p')({ margin: '12px 0 0', fontSize: FONT_SIZE.dense, color: colour.quiet });

export interface ConfirmOptionProps {
  /** The dialog is open while there is one. */
  readonly ticket: OptionTicket | undefined;
  /** `remember`: do not ask again on this device. */
  readonly onConfirm: (remember: boolean) => void;
  readonly onCancel: () => void;
}

/** Confirmation: direction, pair, stake, duration, fee, payout, and how the open price is set. */
export function ConfirmOption({ ticket, onConfirm, onCancel }: ConfirmOptionProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  if (!ticket) return null;
  const { direction, symbol, amount, currency, seconds, fee, profitRatio, clickPrice } = ticket;
  const side = text(direction === 'up' ? 'panel.buyUp' : 'panel.buyDown');
  return (
    <ConfirmDialog
      open
      title={text('confirm.title', { direction: side, symbol })}
      confirmLabel={side}
      tone={direction === 'up' ? 'buy' : 'sell'}
      canRemember
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Figures>
        <Figure term={text('panel.amount')}>
          <AmountText value={amount} unit={currency} />
        </Figure>
        <Figure term={text('panel.duration')}>{text('panel.seconds', { seconds })}</Figure>
        <Figure term={text('panel.fee')}>
          <AmountText value={fee} unit={currency} />
        </Figure>
        <Figure term={text('panel.ifWin')}>
          <AmountText value={winOf(amount, profitRatio)} unit={currency} />
        </Figure>
        <Figure term={text('confirm.price')}>{format.price(clickPrice)}</Figure>
      </Figures>
      <Note>{text('confirm.openNote')}</Note>
      <Note>{text('panel.tieRule')}</Note>
    </ConfirmDialog>
  );
}
