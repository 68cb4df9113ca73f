import { times, decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FONT_SIZE, MenuSelect, Row } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../locales/messages';
import { TICK_MULTIPLES, type TickMultiple } from './group-levels';
import type { BookLayout } from './book-layout';
import { LayoutButtons } from './layout-buttons';
import { BOOK_COLUMNS_HEIGHT, bookBarHeight, bookColumns } from './layout';
import { useRowHeight } from './use-row-height';

/** Between heads, CSS pixels. */
const HEAD_GAP = 4;

const Columns = styled('div')({
  position: 'relative',
  height: BOOK_COLUMNS_HEIGHT,
  fontSize: FONT_SIZE.dense,
  lineHeight: `${BOOK_COLUMNS_HEIGHT}px`,
  color: colour.quiet,
});
const Column = styled('span')({
  position: 'absolute',
  width: 'max-content',
  height: '100%',
  // A unit without room wraps out of sight instead of being cut.
  overflow: 'hidden',
  textAlign: 'right',
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
  /** Characters of the longest price. */
  readonly priceLength: number;
  /** The canvas's width, so that headers align with their columns. */
  readonly width: number;
}

/** Layout, grouping, and the heads of the columns. The heads are in the grid too, so that here they are for eyes only. */
export function BookHead(props: BookHeadProps) {
  const { layout, onLayout, tick, multiple, onMultiple, columns, priceLength, width } = props;
  const text = marketMessages.useText();
  const format = useFormat();
  const height = bookBarHeight(useRowHeight());
  const { price, amount, sum } = bookColumns(width, priceLength);
  const ends = [price, amount, sum];
  // There is no header above the labels: the first header uses that width too.
  const widths = [price, amount - price - HEAD_GAP, sum - amount - HEAD_GAP];
  return (
    <>
      <Row
        spacing={2}
        sx={{
          justifyContent: 'space-between',
          flexWrap: 'nowrap',
          height,
          px: 2,
          color: colour.quiet,
          fontSize: FONT_SIZE.dense,
        }}
      >
        <LayoutButtons value={layout} onChange={onLayout} />
        <MenuSelect
          label={text('book.grouping')}
          value={String(multiple)}
          options={TICK_MULTIPLES.map((candidate) => ({
            value: String(candidate),
            label: format.decimal(times(tick, decimal(candidate))),
          }))}
          onChange={(value) => {
            const chosen = TICK_MULTIPLES.find((candidate) => String(candidate) === value);
            if (chosen) onMultiple(chosen);
          }}
        />
      </Row>
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
