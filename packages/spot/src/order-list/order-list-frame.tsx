import { Box, BELOW, colour, INSET, soft, Text, space } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

/** A table with more rows renders only the visible ones of its frame, which then needs a height. */
const LONG = 100;

const ORDER_LIST_ROOT = {
  '&[data-long]': {
    height: 'max(360px, calc(100dvh - 320px))',
    // A list that scrolls within a page that scrolls catches the finger.
    [BELOW.sm]: { height: 'auto' },
  },
  // The row of the order that the address names.
  '& tr:has([aria-current="true"]) > td': { backgroundColor: soft(colour.accent, 6) },
  '& tr:has([aria-current="true"]) > td:first-of-type': { boxShadow: `inset 3px 0 ${colour.accent}` },
} as const;

export interface OrderListFrameProps {
  /** The order in the address, if it is not among the rows. */
  readonly note: string | undefined;
  /** Number of rows. */
  readonly rows: number;
  readonly children: ReactNode;
}

/** An order list with the order of a link marked in it, or the word that it is not there. */
export function OrderListFrame({ note, rows, children }: OrderListFrameProps) {
  return (
    <>
      {note !== undefined && (
        <Text as="output" size="table" tone="warning" style={{ padding: space(0, INSET, 3) }}>
          {note}
        </Text>
      )}
      <Box sx={ORDER_LIST_ROOT} data-long={rows > LONG || undefined}>
        {children}
      </Box>
    </>
  );
}
