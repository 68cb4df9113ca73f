import { colour, INSET_FOCUS_RING, PlainButton, RADIUS, Row, soft, TOUCH_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { marketMessages } from '../locales/messages';
import { BOOK_LAYOUTS, type BookLayout } from './book-layout';

const LayoutButton = styled(PlainButton)({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  ...TOUCH_SIZE,
  borderRadius: RADIUS.control,
  '&:hover': { backgroundColor: soft(colour.quiet, 16) },
  '&[aria-pressed="true"]': { backgroundColor: colour.raised },
  '&:focus-visible': INSET_FOCUS_RING,
});

const NAMES = { both: 'book.layoutBoth', bids: 'book.layoutBids', asks: 'book.layoutAsks' } as const;

/** Icon of the layout: asks above bids. */
const BARS = {
  both: [colour.down, colour.up],
  bids: [colour.up, colour.up],
  asks: [colour.down, colour.down],
} as const;

export interface LayoutButtonsProps {
  readonly value: BookLayout;
  readonly onChange: (layout: BookLayout) => void;
}

/** Selects the visible sides of the book: both, bids only, asks only. */
export function LayoutButtons({ value, onChange }: LayoutButtonsProps) {
  const text = marketMessages.useText();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a frame and a legend that nothing needs here
    <Row spacing={0.5} sx={{ flexWrap: 'nowrap' }} role="group" aria-label={text('book.layout')}>
      {BOOK_LAYOUTS.map((layout) => {
        const name = text(NAMES[layout]);
        const [upper, lower] = BARS[layout];
        return (
          <LayoutButton
            key={layout}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={layout === value}
            onClick={() => onChange(layout)}
          >
            <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden>
              <path d="M1 2h5M1 5h5" stroke={upper} strokeWidth={2} />
              <path d="M1 9h5M1 12h5" stroke={lower} strokeWidth={2} />
              <path d="M8 2h5M8 5h5M8 9h5M8 12h5" stroke={colour.quiet} strokeWidth={1} />
            </svg>
          </LayoutButton>
        );
      })}
    </Row>
  );
}
