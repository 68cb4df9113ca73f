import { useFailureText } from '@bourse/feature-kit';
import { useServerText } from '@bourse/i18n';
import type { ReadableBook } from '@bourse/market';
import type { Pair, Side } from '@bourse/contracts/market';
import type { Decimal } from '@bourse/decimal';
import { useWrite } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import type { MarketModel } from '../order-form/model';
import { usePairLast } from '../order-form/use-pair-last';
import { useBlockedBy } from '../personal-limits/use-blocked-by';
import type { OrderTicket } from '../rules/order-ticket';
import { ocoWrite } from '../writes/oco-write';
import { exitOrderMessages } from './locales/messages';
import { OcoDialog } from './oco-dialog';
import { TrailingDialog } from './trailing-dialog';

const TOAST = 'spot-oco';

export interface ExitOrderProps {
  readonly kind: 'oco' | 'trailing_stop';
  readonly pair: Pair;
  /** Has the last price of the moment; that of `pair` is the one at which the screen opened. */
  readonly book: ReadableBook;
  readonly side: Side;
  readonly market: MarketModel;
  readonly available: Decimal | undefined;
  /** Asks for the confirmation of a trailing stop. */
  readonly onPlace: (ticket: OrderTicket) => void;
  readonly onClose: () => void;
}

/** The write of an OCO, with a toast for its outcome. `onPlaced` runs unless it was certainly not placed: the input is then still needed. */
function useOcoWrite(onPlaced: () => void) {
  const text = exitOrderMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const serverText = useServerText();
  return useWrite(
    ocoWrite,
    (result) => {
      if (result.kind === 'done') {
        toast.success(result.reply === '' ? text('oco.placed') : serverText(result.reply), TOAST);
        onPlaced();
      } else if (result.kind === 'refused') {
        const reason = failureText(result.failure);
        if (reason !== undefined) toast.error(reason, TOAST);
      } else {
        const { finding = 'unsure' } = result;
        toast.info(text(`oco.${finding}`), TOAST);
        // Both may have been placed: the same form would place them again.
        if (finding !== 'nothing') onPlaced();
      }
    },
    TOAST,
  );
}

/** The form of an OCO or of a trailing stop. */
export function ExitOrder({ kind, pair, book, side, market, available, onPlace, onClose }: ExitOrderProps) {
  const write = useOcoWrite(onClose);
  const last = usePairLast(pair.id, book);
  const blockedBy = useBlockedBy(side, pair.quote);
  const { id, baseId, quoteId, base, quote } = pair;
  const names = { baseId, quoteId, base, quote };
  if (kind === 'oco') {
    return (
      <OcoDialog
        side={side}
        market={market}
        last={last}
        available={available}
        blockedBy={blockedBy}
        isBusy={write.isBusy}
        onPlace={(order) => {
          write.press({ ...names, side, ...order });
          write.confirm();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <TrailingDialog
      market={market}
      available={available}
      onPlace={({ amount, trail, price }) => {
        onClose();
        onPlace({ ...names, pair: id, side: 'sell', mode: 'market', price, amount, exit: 'trailing_stop', trail });
      }}
      onClose={onClose}
    />
  );
}
