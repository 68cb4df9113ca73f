import { BELOW, Box, COARSE, colour, FOCUS_RING, PlainButton, space, TOUCH, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { homeMessages } from '../locales/messages';
import { Head, HeadCell } from './layout';
import { SortMark, type QuoteColumn, type QuoteOrder } from '@bourse/market';

const SortButton = styled(PlainButton)({
  padding: space(1, 0),
  // The touch area of a short name is wider than its look, so that no gap follows it.
  [COARSE]: { minHeight: TOUCH, paddingBlock: 13 },
  // A phone has no room for it.
  [BELOW.sm]: { '& > [data-resting]': { display: 'none' } },
  '&:hover, &[data-sorted]': { color: colour.text },
  '&:focus-visible': FOCUS_RING,
});

export interface QuoteHeadProps {
  readonly order: QuoteOrder | undefined;
  /** Without it the list cannot be sorted. */
  readonly onSort: ((column: QuoteColumn) => void) | undefined;
}

interface LabelProps extends QuoteHeadProps {
  readonly column: QuoteColumn;
}

function Label({ column, order, onSort }: LabelProps) {
  const text = homeMessages.useText();
  const name = text(`quotes.${column}`);
  if (!onSort) return name;
  const direction = order?.column === column ? order.direction : undefined;
  return (
    <SortButton
      type="button"
      title={text('quotes.sortBy', { column: name })}
      data-sorted={direction}
      onClick={() => onSort(column)}
    >
      {name}
      <SortMark direction={direction} />
    </SortButton>
  );
}

const FIGURES = [
  { column: 'price', from: undefined },
  { column: 'change', from: undefined },
  { column: 'high', from: 'wide' },
  { column: 'low', from: 'wide' },
  { column: 'volume', from: 'tablet' },
] as const satisfies readonly { column: QuoteColumn; from: string | undefined }[];

/** Column headers that sort on press. Phones, which have no volume column, sort by volume beside the name. */
export function QuoteHead(props: QuoteHeadProps) {
  const text = homeMessages.useText();
  const { order, onSort } = props;
  const sortOf = (column: QuoteColumn) => onSort && (order?.column === column ? order.direction : 'none');
  return (
    <Head aria-rowindex={1}>
      <HeadCell>
        <VisuallyHidden>{text('quotes.favourites')}</VisuallyHidden>
      </HeadCell>
      <HeadCell aria-sort={sortOf('name')}>
        <Label {...props} column="name" />
        <Box component="span" sx={{ display: { xs: 'none', tiny: 'inline', sm: 'none' } }}>
          {' / '}
          <Label {...props} column="volume" />
        </Box>
      </HeadCell>
      {FIGURES.map(({ column, from }) => (
        <HeadCell key={column} data-numeric data-from={from} aria-sort={sortOf(column)}>
          <Label {...props} column={column} />
        </HeadCell>
      ))}
      <HeadCell data-numeric data-from="tablet">
        {text('quotes.trend')}
      </HeadCell>
    </Head>
  );
}
