import { selectDialect } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import type { useLeverAccount } from '../account/use-lever-account';
import { exposureOf } from '../rules/positions';
import { usePositionActions } from '../close/use-position-actions';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { Stops } from '../rules/stops';
import { StopsDialog } from './stops-dialog';

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

/** The stops dialog of a position, with its newest figures, and the write that it confirms. */
export function StopsEditor({ account, edit, onEdit }: StopsEditorProps) {
  const { stops, onStops } = usePositionActions(edit?.order.pair);
  const needsBoth = useAppSelector(selectDialect).stops === 'both';
  if (!edit) return null;
  const position = account.input.positions.find(({ id }) => id === edit.order.id) ?? edit.order;
  return (
    <StopsDialog
      key={position.id}
      position={position}
      quote={position.symbol.split('/')[1] ?? ''}
      priceDecimals={account.decimalsOf(position)}
      exposure={exposureOf(position, account.lotSizes)}
      liquidation={account.liquidationOf(position)}
      initial={edit.initial}
      needsBoth={needsBoth}
      isBusy={stops.isBusy}
      onSave={(next) => {
        onStops(position, next);
        onEdit(undefined);
      }}
      onClose={() => onEdit(undefined)}
    />
  );
}
