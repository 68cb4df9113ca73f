import type { useLeverAccount } from '../account/use-lever-account';
import { exposureOf } from '../account/positions';
import { usePositionActions } from '../close/use-position-actions';
import type { LeverOrder } from '../contract';
import type { Pair } from '@bourse/market/contract';
import type { Stops } from '../rules/stops';
import { StopsDialog } from './stops-dialog';

/** The position whose stops are edited, with their initial values; those of the position where left out. */
export interface StopsEdit {
  readonly order: LeverOrder;
  readonly initial?: Stops | undefined;
}

export interface StopsEditorProps {
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  /** `undefined` closes the dialog. */
  readonly edit: StopsEdit | undefined;
  readonly onEdit: (edit: StopsEdit | undefined) => void;
}

/** The stops dialog of a position, with its newest figures, and the write that it confirms. */
export function StopsEditor({ pair, account, edit, onEdit }: StopsEditorProps) {
  const { stops, onStops } = usePositionActions(pair.id);
  if (!edit) return null;
  const position = account.input.positions.find(({ id }) => id === edit.order.id) ?? edit.order;
  return (
    <StopsDialog
      key={position.id}
      position={position}
      quote={pair.quote}
      exposure={exposureOf(position, account.lotSizes)}
      liquidation={account.liquidation}
      initial={edit.initial}
      isBusy={stops.isBusy}
      onSave={(next) => {
        onStops(position, next);
        onEdit(undefined);
      }}
      onClose={() => onEdit(undefined)}
    />
  );
}
