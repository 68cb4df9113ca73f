import type { TextFunction } from '@bourse/i18n';
import { Button, IconButton, revealedIn, Row, type Column, type IconName } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { LeverOrder } from '@bourse/contracts/lever';
import { Fragment } from 'react';
import type { LeverTexts } from '../locales/messages';
import { hasMultiple } from '../rules/change-multiple';
import { isMovable } from '../rules/move-rules';

export interface RowActions {
  readonly onClose?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end names pair and multiple of the position. */
  readonly onReverse?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end names what the margin of another multiple follows from. */
  readonly onMultiple?: ((order: LeverOrder) => void) | undefined;
  /** Offered of orders that open a position. */
  readonly onStops?: ((order: LeverOrder) => void) | undefined;
  /** Offered where the back end says which order would replace the pending one. */
  readonly onMove?: ((order: LeverOrder) => void) | undefined;
  readonly onRevoke?: ((order: LeverOrder) => void) | undefined;
  readonly onChart?: ((order: LeverOrder) => void) | undefined;
  /** Opens the page of the order. */
  readonly onDetails?: ((order: LeverOrder) => void) | undefined;
  /** Ids of rows with a write under way. */
  readonly busy: ReadonlySet<number>;
  /** Ids of those whose order ends: only this holds the action that ends it. */
  readonly ending: ReadonlySet<number>;
}

interface RowAction {
  readonly id: string;
  readonly icon: IconName;
  readonly word: string;
  readonly run: (order: LeverOrder) => void;
  /** Missing: for each row. */
  readonly isOffered?: (order: LeverOrder) => boolean;
}

/** An order that only closes has no stops. */
const hasStops = ({ isReduceOnly = false }: LeverOrder) => !isReduceOnly;

const Revealed = styled('span')(revealedIn('tr'));

/** The action ends the order. */
const isEnd = (id: string) => id === 'close' || id === 'revoke';

/** The action only shows something. */
const isReading = (id: string) => id === 'chart' || id === 'details';

/** The buttons of a row, as icons with their names. The last one ends the order; with a mouse the others appear in the row under the pointer. */
export function actionColumn(text: TextFunction<LeverTexts>, given: RowActions): Column<LeverOrder>[] {
  const { busy, ending, onClose, onReverse, onMultiple, onStops, onMove, onRevoke, onChart, onDetails } = given;
  const offered: (RowAction | undefined)[] = [
    onDetails && { id: 'details', icon: 'info', word: text('orders.details'), run: onDetails },
    onStops && { id: 'stops', icon: 'shield', word: text('orders.stops'), run: onStops, isOffered: hasStops },
    onMultiple && {
      id: 'multiple',
      icon: 'scale',
      word: text('form.multiple'),
      run: onMultiple,
      isOffered: hasMultiple,
    },
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
          <Row component="span" spacing={1} sx={{ display: 'inline-flex', flexWrap: 'nowrap', my: -0.5 }}>
            {actions
              .filter(({ isOffered }) => isOffered?.(order) ?? true)
              .map(({ id, icon, word, run }, index, { length }) => {
                const label = text('orders.actionOn', { action: word, id: String(order.id) });
                const button = <IconButton icon={icon} label={label} onClick={() => run(order)} />;
                // A write that is under way is shown in place of its icon.
                return (isEnd(id) ? ending : busy).has(order.id) && !isReading(id) ? (
                  <Button key={id} size="small" tone="quiet" pending aria-label={label}>
                    {word}
                  </Button>
                ) : index < length - 1 ? (
                  <Revealed key={id}>{button}</Revealed>
                ) : (
                  <Fragment key={id}>{button}</Fragment>
                );
              })}
          </Row>
        ),
    },
  ];
}
