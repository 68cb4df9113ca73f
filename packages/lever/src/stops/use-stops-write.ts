import { useWrite } from '@bourse/feature-kit';
import { ticketOf, stopsWrite } from '../writes/position-writes';
import { useWriteToast } from '../close/use-write-toast';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import type { Stops } from '../rules/stops';

/** Sets the stops of a position. `onEnded` runs unless they are certainly unchanged: the input is then still needed. */
export function useStopsWrite(onEnded: () => void) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const write = useWrite(stopsWrite, (result) => {
    tell(result, (finding) =>
      text(finding === 'set' ? 'stops.foundSet' : finding === 'gone' ? 'stops.foundGone' : 'stops.foundUnchanged'),
    );
    const isUnchanged = result.kind === 'refused' || (result.kind === 'unknown' && result.finding === 'unchanged');
    if (!isUnchanged) onEnded();
  });
  return {
    isBusy: write.isBusy,
    /** The button of the dialog is the confirmation. */
    save: (order: LeverOrder, stops: Stops) => {
      write.press({ ...ticketOf(order, order.pair), ...stops });
      write.confirm();
    },
  };
}
