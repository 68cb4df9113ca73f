import { times, decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import {
  colour,
  FONT_SIZE,
  Icon,
  INSET_FOCUS_RING,
  MenuButton,
  MenuSelect,
  PlainButton,
  RADIUS,
  Row,
  soft,
  TOUCH_SIZE,
} from '@bourse/ui-kit';
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

const UnitButton = styled(PlainButton)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 0,
  height: 24,
  padding: '0 4px',
  ...TOUCH_SIZE,
  borderRadius: RADIUS.control,
  '&:hover': { color: colour.text, backgroundColor: soft(colour.quiet, 16) },
  '&:focus-visible': INSET_FOCUS_RING,
});

interface UnitToggleProps {
  readonly base: string;
  readonly quote: string;
}

/** Amounts in the coin, or their value in the quote currency. */
function UnitToggle({ base, quote }: UnitToggleProps) {
  const text = marketMessages.useText();
  const isBase = bookUnit.useValue() === 'base';
  const [unit, other] = isBase ? [base, quote] : [quote, base];
  const name = text('book.unit', { unit, other });
  return (
    <UnitButton type="button" aria-label={name} title={name} onClick={() => bookUnit.write(isBase ? 'quote' : 'base')}>
      {unit}
      <Icon name="swap" size={12} />
    </UnitButton>
  );
}

const LAYOUT_NAMES = { both: 'book.layoutBoth', bids: 'book.layoutBids', asks: 'book.layoutAsks' } as const;

/** The visible sides, and the level numbers. */
function OptionsMenu({ layout, onLayout }: Pick<BookHeadProps, 'layout' | 'onLayout'>) {
  const text = marketMessages.useText();
  const hasNumbers = levelNumbers.useValue();
  return (
    <MenuButton
      label={text('book.options')}
      icon="more"
      entries={[
        ...BOOK_LAYOUTS.map((id) => ({
          id,
          label: text(LAYOUT_NAMES[id]),
          isChecked: id === layout,
          onSelect: () => onLayout(id),
        })),
        {
          id: 'numbers',
          label: text('book.levelNumbers'),
          isChecked: hasNumbers,
          onSelect: () => levelNumbers.write(!hasNumbers),
        },
      ]}
    />
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

/** Unit, grouping, options with the visible sides, and the heads of the columns. The heads are in the grid too, so that here they are for eyes only. */
export function BookHead(props: BookHeadProps) {
  const { base, quote, layout, onLayout, tick, multiple, onMultiple, columns, priceLength, width } = props;
  const text = marketMessages.useText();
  const format = useFormat();
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
          justifyContent: 'space-between',
          flexWrap: 'nowrap',
          height,
          px: 2,
          color: colour.quiet,
          fontSize: FONT_SIZE.dense,
        }}
      >
        <UnitToggle base={base} quote={quote} />
        <MenuSelect
          isLabelHidden
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
        <OptionsMenu layout={layout} onLayout={onLayout} />
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
