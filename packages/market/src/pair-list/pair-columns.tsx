/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import {
  COARSE,
  colour,
  FOCUS_RING,
  FONT_SIZE,
  PlainButton,
  ROUND,
  TOUCH,
  TOUCH_SIZE,
  VisuallyHidden,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../locales/messages';
import type { QuoteColumn, QuoteOrder } from '../pairs/order';
import { SortMark } from '../pairs/sort-mark';
import { PAIR_COLUMNS } from './pair-row';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: PAIR_COLUMNS,
  alignItems: 'center',
  height: 28,
  [COARSE]: { height: TOUCH },
  paddingInlineEnd: 12,
  fontSize: FONT_SIZE.dense,
  color: colour.quiet,
});

const SortButton = styled(PlainButton)({
  borderRadius: ROUND,
  [COARSE]: { ...TOUCH_SIZE[COARSE], lineHeight: `${TOUCH}px` },
  '&:hover': { color: colour.text },
  '&:focus-visible': FOCUS_RING,
});

export interface PairColumnsProps {
  readonly order: QuoteOrder | undefined;
  readonly onSort: (column: QuoteColumn) => void;
}

/** The heads of the list: a press sorts by the column, then the other way, then as the server has it. */
export function PairColumns({ order, onSort }: PairColumnsProps) {
  const text = marketMessages.useText();
  const head = (column: QuoteColumn, label: string, isEnd: boolean) => {
    const direction = order?.column === column ? order.direction : undefined;
    return (
      <div role="columnheader" aria-sort={direction ?? 'none'} style={{ textAlign: isEnd ? 'end' : 'start' }}>
        <SortButton type="button" onClick={() => onSort(column)}>
          {label}
          <SortMark direction={direction} />
        </SortButton>
      </div>
    );
  };
  return (
    <Head role="row" aria-rowindex={1}>
      <div role="columnheader">
        <VisuallyHidden>{text('pairs.favourites')}</VisuallyHidden>
      </div>
      {head('name', text('pairs.name'), false)}
      {head('price', text('pairs.price'), true)}
      {head('change', text('pairs.change'), true)}
    </Head>
  );
}
