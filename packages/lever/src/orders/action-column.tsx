import type { TextFunction } from '@bourse/i18n';
import { Button, IconButton, Row, type Column, type IconName } from '@bourse/ui-kit';
import type { LeverOrder } from '@bourse/contracts/lever';
import type { LeverTexts } from '../locales/messages';
import { isMovable } from '../rules/move-rules';

export interface RowActions {
  readonly onClose?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end names pair and multiple of the position. */
  readonly onReverse?: ((order: LeverOrder) => void) | undefined;
  readonly onStops?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end says which order would replace the pending one. */
  readonly onMove?: ((order: LeverOrder) => void) | undefined;
  readonly onRevoke?: ((order: LeverOrder) => void) | undefined;
  readonly onChart?: ((order: LeverOrder) => void) | undefined;
  /** Ids of rows with a write under way. */
  readonly busy: ReadonlySet<number>;
}

interface RowAction {
  readonly id: string;
  readonly icon: IconName;
  readonly word: string;
  readonly run: (order: LeverOrder) => void;
  /** Missing: for each row. */
  readonly isOffered?: (order: LeverOrder) => boolean;
}

/** The buttons of a row, as icons with their names. */
export function actionColumn(text: TextFunction<LeverTexts>, given: RowActions): Column<LeverOrder>[] {
  const { busy, onClose, onReverse, onStops, onMove, onRevoke, onChart } = given;
  const offered: (RowAction | undefined)[] = [
    onStops && { id: 'stops', icon: 'shield', word: text('orders.stops'), run: onStops },
    onReverse && { id: 'reverse', icon: 'swap', word: text('orders.reverse'), run: onReverse },
    onClose && { id: 'close', icon: 'close', word: text('orders.close'), run: onClose },
    onMove && { id: 'move', icon: 'edit', word: text('orders.move'), run: onMove, isOffered: isMovable },
    onRevoke && { id: 'revoke', icon: 'close', word: text('orders.revoke'), run: onRevoke },
    onChart && { id: 'chart', icon: 'chart', word: text('orders.chart'), run: onChart },
  ];
  const actions = offered.filter((action) => action !== undefined);
  if (actions.length === 0) return [];
  return [
    {
      id: 'actions',
      header: text('orders.actions'),
      hideHeader: true,
      isNumeric: true,
      cell: (order) =>
        order.isClosing ? (
          text('orders.closing')
        ) : (
          <Row component="span" spacing={1} sx={{ display: 'inline-flex', flexWrap: 'nowrap', my: '-2px' }}>
            {actions
              .filter(({ isOffered }) => isOffered?.(order) ?? true)
              .map(({ id, icon, word, run }) => {
                const label = text('orders.actionOn', { action: word, id: String(order.id) });
                // A write that is under way is shown in place of its icon.
                return busy.has(order.id) && id !== 'chart' ? (
                  <Button key={id} size="small" tone="quiet" pending aria-label={label}>
                    {word}
                  </Button>
                ) : (
                  <IconButton key={id} icon={icon} label={label} onClick={() => run(order)} />
                );
              })}
          </Row>
        ),
    },
  ];
}
