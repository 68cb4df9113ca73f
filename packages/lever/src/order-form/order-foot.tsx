import type { Direction } from '@bourse/contracts/lever';
import { BalanceLines, OversizeNote, TicketFoot, TradeButton } from '@bourse/trading';
import { useFormat } from '@bourse/i18n';
import { Alert, FieldRow, FigureLines } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { useOrderEntry } from './order-entry';
import { OrderResult } from './order-result';

const BUTTON = {
  open: { long: 'form.openLong', short: 'form.openShort' },
  close: { long: 'form.closeLong', short: 'form.closeShort' },
} as const;

interface OrderFootProps {
  /** The direction whose figures are shown: the one whose button has had the pointer or the focus last. */
  readonly side: Direction;
  readonly onSide: (side: Direction) => void;
  readonly onOpen: (direction: Direction) => void;
}

/** The result of the order, the buttons that open a position or close those of a direction, what keeps them from it, and the available balance. */
export function OrderFoot({ side, onSide, onOpen }: OrderFootProps) {
  const { form, directions } = useOrderEntry();
  const { isBusy, reached, preview, errors } = form;
  const { isReduceOnly, multiple } = form.values.draft;
  const text = leverMessages.useText();
  const format = useFormat();
  const labelOf = (direction: Direction) => {
    const label = text(BUTTON[isReduceOnly ? 'close' : 'open'][direction]);
    return isReduceOnly || multiple === undefined ? label : `${label} ${format.amount(multiple)}×`;
  };
  // Margin that is too small says the same in its own words.
  const isInsufficient = errors.some(({ code }) => code === 'form.insufficient');
  return (
    <TicketFoot>
      <OrderResult side={side} onSide={onSide} />
      {!isReduceOnly && !isInsufficient && <OversizeNote share={preview.oversize} />}
      {!isReduceOnly && reached !== undefined && <Alert tone="warning">{reached}</Alert>}
      <FieldRow>
        {directions.map((direction) => (
          <div key={direction} onPointerEnter={() => onSide(direction)} onFocus={() => onSide(direction)}>
            <TradeButton
              // Closing a long position is a sale.
              tone={(direction === 'long') === isReduceOnly ? 'sell' : 'buy'}
              size="large"
              fullWidth
              pending={isBusy}
              disabled={reached !== undefined && !isReduceOnly}
              onClick={() => onOpen(direction)}
            >
              {labelOf(direction)}
            </TradeButton>
          </div>
        ))}
      </FieldRow>
      <Balance />
    </TicketFoot>
  );
}

function Balance() {
  const { market, balance } = useOrderEntry();
  const { available, worth, transfer } = balance;
  const text = leverMessages.useText();
  return (
    <FigureLines>
      <BalanceLines
        labels={{ available: text('form.available'), transfer: text('form.transfer'), worth: text('form.worth') }}
        available={available}
        unit={market.quote}
        decimals={SHOWN_MONEY_DECIMALS}
        worth={worth}
        transfer={transfer}
      />
    </FigureLines>
  );
}
