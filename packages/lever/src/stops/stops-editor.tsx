import { selectDialect } from '@bourse/api-client';
import { useAppSelector, useProductCapabilities } from '@bourse/feature-kit';
import { useWrite, type WriteResult } from '@bourse/safe-writes';
import { useShownRecord } from '@bourse/trading';
import type { useLeverAccount } from '../account/use-lever-account';
import { exposureOf } from '../rules/positions';
import { leverCapabilities, type LeverOrder } from '@bourse/contracts/lever';
import { useWriteToast } from '../layout/use-write-toast';
import { leverMessages } from '../locales/messages';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import type { Stops } from '../rules/stops';
import type { KeptExits } from '../writes/exit-fields';
import { planStops, removePlan } from '../planned-stops/stored-plans';
import { useStopsOf } from '../planned-stops/use-stops-of';
import { stopsWrite, ticketOf, type StopsFinding } from '../writes/position-writes';
import { StopsDialog } from './stops-dialog';
import { quoteOf } from '../personal-limits/limits';

/** The position or pending order whose stops are edited, with their initial values; its own where left out. */
export interface StopsEdit {
  readonly order: LeverOrder;
  readonly initial?: Stops | undefined;
}

export interface StopsEditorProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  /** `undefined` closes the dialog. */
  readonly edit: StopsEdit | undefined;
  readonly onEdit: (edit: StopsEdit | undefined) => void;
}

type StopsResult = WriteResult<StopsFinding, string>;

/** Sets the stops of a position. `onEnded` runs unless they are certainly unchanged: the input is then still needed. */
function useStopsWrite(id: number | undefined, onEnded: () => void) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const isShown = useShownRecord(id);
  const onResult = (result: StopsResult) => {
    tell(
      result,
      (finding) =>
        text(finding === 'set' ? 'stops.foundSet' : finding === 'gone' ? 'stops.foundGone' : 'stops.foundUnchanged'),
      id,
    );
    const isUnchanged = result.kind === 'refused' || (result.kind === 'unknown' && result.finding === 'unchanged');
    if (!isUnchanged && isShown(id)) onEnded();
  };
  const write = useWrite(stopsWrite, onResult, undefined, id);
  return {
    isBusy: write.isBusy,
    save: (order: LeverOrder, exits: KeptExits, isPending: boolean) => {
      write.press({ ...ticketOf(order, order.pair), ...exits, isPending });
      write.confirm();
    },
  };
}

/** The trail of an order, unless the line of its stop loss was moved or removed: a stop at a price of its own does not trail. */
const keptTrail = ({ trail, stopLoss }: LeverOrder, initial: Stops | undefined) =>
  initial === undefined || initial.stopLoss === stopLoss ? trail : undefined;

/** The plan of a pending order: this browser sends it once the order has filled. Without a stop there is none. */
function plan(order: LeverOrder, stops: Stops): void {
  removePlan(order.id);
  planStops([order], stops, Date.now());
}

/**
 * The dialog of take profit and stop loss of a position or of a pending order, with its newest figures, and the write that it confirms. It
 * stays open until they are set.
 */
export function StopsEditor({ account, edit, onEdit }: StopsEditorProps) {
  const { isBusy, save } = useStopsWrite(edit?.order.id, () => onEdit(undefined));
  const needsBoth = useAppSelector(selectDialect).stops === 'both';
  const { attachesExits, trailsStops } = useProductCapabilities(leverCapabilities);
  const stopsOf = useStopsOf();
  if (!edit) return null;
  const position = account.input.positions.find(({ id }) => id === edit.order.id);
  const isPending = !position && account.entrusts.some(({ id }) => id === edit.order.id);
  const order = position ?? edit.order;
  return (
    <StopsDialog
      key={order.id}
      order={order}
      isPending={isPending}
      isPlanned={isPending && !attachesExits}
      offers={{ trigger: attachesExits, trailing: trailsStops }}
      quote={quoteOf(order)}
      priceDecimals={account.decimalsOf(order)}
      exposure={exposureOf(order, account.lotSizes)}
      liquidation={isPending ? undefined : account.liquidationOf(order)}
      initial={{
        ...stopsOf(order),
        ...edit.initial,
        trail: keptTrail(order, edit.initial),
        exitTrigger: order.exitTrigger,
      }}
      needsBoth={needsBoth}
      isBusy={isBusy}
      onSave={(next) => {
        if (!isPending || attachesExits) return save(order, next, isPending);
        plan(order, next);
        onEdit(undefined);
      }}
      onClose={() => onEdit(undefined)}
    />
  );
}
