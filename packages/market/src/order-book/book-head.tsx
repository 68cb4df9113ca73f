import { times, decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useId } from 'react';
import { marketMessages } from '../messages';
import { TICK_MULTIPLES, type TickMultiple } from './group-levels';
import type { BookLayout } from './book-layout';
import { LayoutButtons } from './layout-buttons';
import { BOOK_BAR_HEIGHT, BOOK_COLUMNS_HEIGHT, bookColumns } from './layout';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  height: BOOK_BAR_HEIGHT,
  padding: '0 8px',
  fontSize: 12,
  color: colour.quiet,
});

const Grouping = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const Select = styled('select')({
  height: 24,
  padding: '0 4px',
  borderRadius: 4,
  border: `1px solid ${colour.line}`,
  color: colour.text,
  backgroundColor: colour.panel,
  font: 'inherit',
});

/** Between heads, CSS pixels. */
const HEAD_GAP = 4;

const Columns = styled('div')({
  position: 'relative',
  height: BOOK_COLUMNS_HEIGHT,
  fontSize: 11,
  lineHeight: `${BOOK_COLUMNS_HEIGHT}px`,
  color: colour.quiet,
});
const Column = styled('span')({
  position: 'absolute',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  transform: 'translateX(-100%)',
});

export interface BookHeadProps {
  readonly layout: BookLayout;
  readonly onLayout: (layout: BookLayout) => void;
  readonly tick: Decimal;
  readonly multiple: TickMultiple;
  readonly onMultiple: (multiple: TickMultiple) => void;
  /** Heads of price, amount and sum. */
  readonly columns: readonly [price: string, amount: string, sum: string];
  readonly priceDecimals: number;
  /** Of the canvas, so that heads stand over their figures. */
  readonly width: number;
}

/** Layout, grouping, and the heads of the columns. The heads are in the grid too, so that here they are for eyes only. */
export function BookHead(props: BookHeadProps) {
  const { layout, onLayout, tick, multiple, onMultiple, columns, priceDecimals, width } = props;
  const text = marketMessages.useText();
  const format = useFormat();
  const id = useId();
  const { price, amount, sum } = bookColumns(width, priceDecimals);
  const ends = [price, amount, sum];
  // Above the labels stands nothing: the first head has their room too.
  const widths = [price, amount - price - HEAD_GAP, sum - amount - HEAD_GAP];
  return (
    <>
      <Bar>
        <LayoutButtons value={layout} onChange={onLayout} />
        <Grouping>
          <label htmlFor={id}>{text('book.grouping')}</label>
          <Select
            id={id}
            value={multiple}
            onChange={({ target }) => {
              const chosen = TICK_MULTIPLES.find((candidate) => String(candidate) === target.value);
              if (chosen) onMultiple(chosen);
            }}
          >
            {TICK_MULTIPLES.map((candidate) => (
              <option key={candidate} value={candidate}>
                {format.decimal(times(tick, decimal(candidate)))}
              </option>
            ))}
          </Select>
        </Grouping>
      </Bar>
      <Columns aria-hidden>
        {columns.map((column, index) => (
          <Column key={column} style={{ left: ends[index], maxWidth: widths[index] }}>
            {column}
          </Column>
        ))}
      </Columns>
    </>
  );
}
