import { times, decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FONT_SIZE, MenuButton, Row, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../locales/messages';
import { TICK_MULTIPLES, type TickMultiple } from './group-levels';
import { BOOK_LAYOUTS, type BookLayout } from './book-layout';
import { bookUnit, levelNumbers } from './book-options';
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

const LAYOUT_NAMES = { both: 'book.layoutBoth', bids: 'book.layoutBids', asks: 'book.layoutAsks' } as const;

/** The unit of the amounts, the grouping of prices, the visible sides, and the level numbers. The button shows the present grouping. */
function OptionsMenu(props: Omit<BookHeadProps, 'columns' | 'priceLength' | 'width'>) {
  const { layout, onLayout, tick, multiple, onMultiple } = props;
  const text = marketMessages.useText();
  const format = useFormat();
  const hasNumbers = levelNumbers.useValue();
  const unit = bookUnit.useValue();
  const step = (of: TickMultiple) => format.decimal(times(tick, decimal(of)));
  return (
    <MenuButton
      label={text('book.options')}
      entries={[
        ...TICK_MULTIPLES.map((each) => ({
          id: String(each),
          label: step(each),
          group: text('book.grouping'),
          isSelected: each === multiple,
          onSelect: () => onMultiple(each),
        })),
        ...(['base', 'quote'] as const).map((each) => ({
          id: each,
          label: props[each],
          group: text('book.unit'),
          isSelected: each === unit,
          onSelect: () => bookUnit.write(each),
        })),
        ...BOOK_LAYOUTS.map((id) => ({
          id,
          label: text(LAYOUT_NAMES[id]),
          group: text('book.sides'),
          isSelected: id === layout,
          onSelect: () => onLayout(id),
        })),
        {
          id: 'numbers',
          label: text('book.levelNumbers'),
          isChecked: hasNumbers,
          onSelect: () => levelNumbers.write(!hasNumbers),
        },
      ]}
    >
      <span>
        <VisuallyHidden>{text('book.options')} </VisuallyHidden>
        {step(multiple)}
      </span>
    </MenuButton>
  );
}

export interface BookHeadProps {
  readonly base: string;
  readonly quote: string;
  readonly layout: BookLayout;
  readonly onLayout: (layout: BookLayout) => void;
  readonly tick: Decimal;
  readonly multiple: TickMultiple;
  readonly onMultiple: (multiple: TickMultiple) => void;
  /** Heads of price, amount and total. */
  readonly columns: readonly [price: string, amount: string, total: string];
  /** Characters of the longest price. */
  readonly priceLength: number;
  /** The canvas's width, so that headers align with their columns. */
  readonly width: number;
}

/** The menu of the options, and the heads of the columns. The heads are in the grid too, so that here they are for eyes only. */
export function BookHead(props: BookHeadProps) {
  const { base, quote, layout, onLayout, tick, multiple, onMultiple, columns, priceLength, width } = props;
  const height = bookBarHeight(useRowHeight());
  const { price, amount, sum } = bookColumns(width, priceLength, levelNumbers.useValue());
  const ends = [price, amount, sum];
  // There is no header above the level numbers: the first header uses that width too.
  const widths = [price, amount - price - HEAD_GAP, sum - amount - HEAD_GAP];
  return (
    <>
      <Row
        spacing={1}
        sx={{
          justifyContent: 'flex-end',
          flexWrap: 'nowrap',
          height,
          px: 2,
          color: colour.quiet,
          fontSize: FONT_SIZE.dense,
        }}
      >
        <OptionsMenu {...{ base, quote, layout, onLayout, tick, multiple, onMultiple }} />
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
