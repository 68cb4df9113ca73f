import { selectDialect } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import type { useLeverAccount } from '../account/use-lever-account';
import { exposureOf } from '../rules/positions';
import type { LeverOrder } from '@bourse/contracts/lever';
import { useWriteToast } from '../layout/use-write-toast';
import { leverMessages } from '../locales/messages';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import type { Stops } from '../rules/stops';
import { stopsWrite, ticketOf } from '../writes/position-writes';
import { StopsDialog } from './stops-dialog';
import { quoteOf } from '../personal-limits/limits';

/** The position whose stops are edited, with their initial values; those of the position where left out. */
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

/** Sets the stops of a position. `onEnded` runs unless they are certainly unchanged: the input is then still needed. */
function useStopsWrite(onEnded: () => void) {
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
    save: (order: LeverOrder, stops: Stops) => {
      write.press({ ...ticketOf(order, order.pair), ...stops });
      write.confirm();
    },
  };
}

/** The stops dialog of a position, with its newest figures, and the write that it confirms. It stays open until the stops are set. */
export function StopsEditor({ account, edit, onEdit }: StopsEditorProps) {
  const { isBusy, save } = useStopsWrite(() => onEdit(undefined));
  const needsBoth = useAppSelector(selectDialect).stops === 'both';
  if (!edit) return null;
  const position = account.input.positions.find(({ id }) => id === edit.order.id) ?? edit.order;
  return (
    <StopsDialog
      key={position.id}
      position={position}
      quote={quoteOf(position)}
      priceDecimals={account.decimalsOf(position)}
      exposure={exposureOf(position, account.lotSizes)}
      liquidation={account.liquidationOf(position)}
      initial={edit.initial}
      needsBoth={needsBoth}
      isBusy={isBusy}
      onSave={(next) => save(position, next)}
      onClose={() => onEdit(undefined)}
    />
  );
}
