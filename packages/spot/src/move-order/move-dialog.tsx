import { isPositive, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import {
  AmountText,
  Button,
  Dialog,
  FieldRow,
  FigureLine,
  FigureLines,
  focusField,
  focusFieldWithoutValue,
  NumberField,
  Stack,
  Text,
} from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import type { OpenOrder } from '../contract';
import { spotMessages } from '../locales/messages';
import { isFarThroughBook, totalOf } from '../rules/order-rules';

export interface MoveDialogProps {
  readonly order: OpenOrder;
  /** The price to begin with: where the line was dropped. */
  readonly initial: Decimal | undefined;
  readonly pricePlaces: number;
  /** The price at which the side trades at once. */
  readonly best: Decimal | undefined;
  /** The back end moves an order in one step. */
  readonly isOneStep: boolean;
  readonly isBusy: boolean;
  readonly onMove: (price: Decimal) => void;
  readonly onClose: () => void;
}

/** The new price of an open order, and what a move is: one step, or two with what happens if only the first one succeeds. */
export function MoveDialog({ order, initial, pricePlaces, best, isOneStep, isBusy, onMove, onClose }: MoveDialogProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [price, setPrice] = useState<Decimal | undefined>(initial ?? order.price);
  const [isPressed, setPressed] = useState(false);
  const { side, base, quote, remaining } = order;
  const isMissing = price === undefined || !isPositive(price);
  const problem = isMissing ? (side === 'buy' ? 'lay.inprice' : 'lay.outprice') : undefined;
  const isSame = price === order.price;
  const move = () => {
    if (focusFieldWithoutValue(body.current)) return;
    setPressed(true);
    if (isMissing || isSame) focusField(body.current, 'price');
    else onMove(price);
  };
  const shownError = problem ?? (isSame ? 'move.samePrice' : undefined);
  return (
    <Dialog
      open
      title={text(side === 'buy' ? 'move.titleBuy' : 'move.titleSell', {
        amount: format.amount(remaining),
        base,
        price: format.price(order.price, pricePlaces),
      })}
      onClose={(by) => {
        if (by !== 'outside') onClose();
      }}
      actions={
        <FieldRow style={{ width: '100%' }}>
          <Button tone="quiet" onClick={onClose}>
            {text('cancelAll.keep')}
          </Button>
          <Button tone={side} pending={isBusy} onClick={move}>
            {text('move.confirm')}
          </Button>
        </FieldRow>
      }
    >
      <Stack ref={body}>
        <NumberField
          name="price"
          label={text('move.price')}
          value={price}
          onChange={setPrice}
          decimals={pricePlaces}
          unit={quote}
          error={isPressed && shownError ? text(shownError) : undefined}
          selectsOnFocus
          keepsErrorRoom
        />
        <FigureLines>
          <FigureLine label={text(isOneStep ? 'move.from' : 'move.first')}>
            {format.price(order.price, pricePlaces)} {quote}
          </FigureLine>
          <FigureLine label={text(isOneStep ? 'move.price' : 'move.second')} missing="notEntered">
            {price === undefined ? NO_VALUE : `${format.price(price, pricePlaces)} ${quote}`}
          </FigureLine>
          <FigureLine label={text('form.amount')}>
            <AmountText value={remaining} unit={base} />
          </FigureLine>
          <FigureLine label={text('form.total')}>
            <AmountText missing="notEntered" value={price && totalOf(price, remaining)} unit={quote} />
          </FigureLine>
        </FigureLines>
        {isFarThroughBook(side, price, best) && (
          <Text as="output" size="table" tone="warning">
            {text('form.farThroughBook')}
          </Text>
        )}
        <Text size="table" tone={isOneStep ? 'quiet' : 'warning'}>
          {text(isOneStep ? 'move.noteOneStep' : 'move.note')}
        </Text>
      </Stack>
    </Dialog>
  );
}
