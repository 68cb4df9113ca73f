import type { ChartLine } from '@bourse/charts';
import type { OpenOrder } from '@bourse/contracts/spot';
import type { Decimal } from '@bourse/decimal';
import { EXIT_KINDS, type ExitKind } from '@bourse/trading';
import { exitsEditOf, type ExitsEdit } from '../exits/exits-edit';

export interface ExitLineInput {
  /** The step of the pair's prices. */
  readonly step: Decimal;
  readonly labelOf: (order: OpenOrder, kind: ExitKind) => string;
  /** The name of the button of a line. */
  readonly removeOf: (order: OpenOrder, kind: ExitKind) => string;
  readonly onExits: (edit: ExitsEdit | undefined) => void;
}

/** The exits that resting buys carry, as lines that are dragged and removed; the other exit of the buy stays. */
export function exitLines(
  orders: readonly OpenOrder[],
  { step, labelOf, removeOf, onExits }: ExitLineInput,
): ChartLine[] {
  return orders.flatMap((order) =>
    EXIT_KINDS.flatMap((kind): ChartLine[] => {
      const price = order[kind];
      if (order.exit || price === undefined) return [];
      const edit = (to: Decimal | undefined) => onExits(exitsEditOf(order, { [kind]: to }));
      return [
        {
          id: `${kind} ${order.id}`,
          price,
          label: labelOf(order, kind),
          tone: 'neutral',
          drag: { step, onDrop: edit },
          remove: { label: removeOf(order, kind), run: () => edit(undefined) },
        },
      ];
    }),
  );
}
