import { BookLadder } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { Box, colour, Drawer, hairline, PanelBoundary, space, TWO_COLUMNS } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import type { DealBook } from './frame';

/** Levels of each side. */
const LEVELS = 10;

// The form has the padding of the sheet itself. Its sticky foot covers its own column.
const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  margin: space(-3, -4, -4),
  '& > :last-child:not(:only-child)': { display: 'none' },
  [TWO_COLUMNS]: {
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) 132px' },
    '& > :last-child:not(:only-child)': {
      display: 'block',
      padding: space(3, 1),
      borderInlineStart: hairline(colour.line),
    },
  },
} as const;

export interface PhoneOrderSheetProps {
  readonly pair: Pair;
  readonly book: DealBook | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The order form of a phone in a sheet, with the best levels of the book beside it. A press on a level fills the price. */
export function PhoneOrderSheet({ pair, book, isOpen, onClose, children }: PhoneOrderSheetProps) {
  const text = tradingMessages.useText();
  return (
    <Drawer open={isOpen} onClose={onClose} title={pair.symbol}>
      <Box sx={COLUMNS} translate="no">
        <div>
          <PanelBoundary label={text('deal.form')} subject={pair.id}>
            {children}
          </PanelBoundary>
        </div>
        {book && (
          <div>
            <PanelBoundary label={text('deal.book')} subject={pair.id}>
              <BookLadder
                pair={pair}
                book={book.store}
                levels={LEVELS}
                ownPrices={book.ownPrices}
                onPickPrice={(price, level) => book.onPick(price, level, true)}
              />
            </PanelBoundary>
          </div>
        )}
      </Box>
    </Drawer>
  );
}
