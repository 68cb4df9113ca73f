import type { Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import type { Side } from '@bourse/contracts/market';
import {
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
import { useRef, useState, type ReactNode } from 'react';
import { moveMessages } from './locales/messages';

/**
 * How an order moves. `oneStep`: the back end changes it; `queued`: it is cancelled, and what is left is placed behind the orders of the
 * new price; `waiting`: the same for an order that waits for its price outside of a book.
 */
export type MoveKind = 'oneStep' | 'queued' | 'waiting';

/** The order that moves, as the dialog shows it. */
export interface MovedOrder {
  readonly kind: MoveKind;
  /** A leverage order that opens a long position, or closes a short one, is a buy. */
  readonly side: Side;
  /** The present price of the order. */
  readonly from: Decimal;
  /** The price to begin with: where the line was dropped. */
  readonly initial: Decimal | undefined;
  readonly quote: string;
  readonly pricePlaces: number;
  /** The amount that is left to fill, where it can become another one; left out: the amount stays. */
  readonly size?: { readonly remaining: Decimal; readonly base: string; readonly places: number } | undefined;
}

/** Price and amount after the edit. `amount` is the unfilled part; `undefined` for an order whose amount stays. */
export interface MoveTarget {
  readonly price: Decimal;
  readonly amount: Decimal | undefined;
}

/** The fields as they are entered. */
export type MoveInput = { readonly [Field in keyof MoveTarget]: MoveTarget[Field] | undefined };

/** What follows from a price and an amount. */
export interface MovePreview {
  /** Why they cannot be taken, in words. */
  readonly problemsOf: (input: MoveInput) => { readonly [Field in keyof MoveTarget]?: string | undefined };
  /** What the user is told about a price that can be taken. */
  readonly warningOf: (price: Decimal | undefined) => string | undefined;
  /** The other figures of the order. */
  readonly renderFigures: (input: MoveInput) => ReactNode;
}

export interface MoveDialogProps {
  readonly title: string;
  readonly order: MovedOrder;
  readonly preview: MovePreview;
  readonly isBusy: boolean;
  readonly onMove: (target: MoveTarget) => void;
  readonly onClose: () => void;
}

/** The new price and amount of a pending order, and what a move is: one step, or two with what happens if only the first one succeeds. */
export function MoveDialog({ title, order, preview, isBusy, onMove, onClose }: MoveDialogProps) {
  const { kind, side, from, initial, quote, pricePlaces, size } = order;
  const { problemsOf, warningOf, renderFigures } = preview;
  const text = moveMessages.useText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const [price, setPrice] = useState<Decimal | undefined>(initial ?? from);
  const [amount, setAmount] = useState(size?.remaining);
  const [isPressed, setPressed] = useState(false);
  const isOneStep = kind === 'oneStep';
  const isSame = price === from && amount === size?.remaining;
  const problems = isSame ? { price: text(size ? 'sameOrder' : 'samePrice') } : problemsOf({ price, amount });
  const isFaulty = problems.price !== undefined || problems.amount !== undefined;
  const warning = isFaulty ? undefined : warningOf(price);
  const move = () => {
    if (focusFieldWithoutValue(body.current)) return;
    setPressed(true);
    if (price === undefined || isFaulty) focusField(body.current, problems.price === undefined ? 'amount' : 'price');
    else onMove({ price, amount });
  };
  return (
    <Dialog
      open
      hasCloseButton
      title={title}
      onClose={(by) => {
        if (by !== 'outside') onClose();
      }}
      actions={
        <FieldRow style={{ width: '100%' }}>
          <Button tone="quiet" onClick={onClose}>
            {text('keep')}
          </Button>
          <Button tone={side} pending={isBusy} onClick={move}>
            {text('confirm')}
          </Button>
        </FieldRow>
      }
    >
      <Stack ref={body}>
        <NumberField
          name="price"
          label={text('price')}
          value={price}
          onChange={setPrice}
          decimals={pricePlaces}
          unit={quote}
          error={isPressed ? problems.price : undefined}
          selectsOnFocus
          keepsErrorRoom
        />
        {size && (
          <NumberField
            name="amount"
            label={text('amount')}
            value={amount}
            onChange={setAmount}
            decimals={size.places}
            unit={size.base}
            error={isPressed ? problems.amount : undefined}
            selectsOnFocus
            keepsErrorRoom
          />
        )}
        <FigureLines>
          <FigureLine label={text(isOneStep ? 'from' : 'first')}>
            {format.price(from, pricePlaces)} {quote}
          </FigureLine>
          <FigureLine label={text(isOneStep ? 'price' : 'second')} missing="notEntered">
            {price === undefined ? NO_VALUE : `${format.price(price, pricePlaces)} ${quote}`}
          </FigureLine>
          {renderFigures({ price, amount })}
        </FigureLines>
        {warning !== undefined && (
          <Text as="output" size="table" tone="warning">
            {warning}
          </Text>
        )}
        <Text size="table" tone={isOneStep ? 'quiet' : 'warning'}>
          {text(`note.${kind}`)}
        </Text>
      </Stack>
    </Dialog>
  );
}
