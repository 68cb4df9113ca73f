import { Row, Stack, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

export interface ListedOrder {
  readonly key: string;
  /** Side, amount and price. */
  readonly words: string;
}

export interface OrderListProps {
  /** Accessible name. */
  readonly label: string;
  readonly orders: readonly ListedOrder[];
  /** The result of an order, at the end of its line. */
  readonly resultOf?: (index: number) => ReactNode;
}

/** The orders of a batch, one a line. */
export function OrderList({ label, orders, resultOf }: OrderListProps) {
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <Stack component="ul" spacing={2} sx={{ my: 2, maxHeight: 280, overflow: 'auto' }} tabIndex={0} aria-label={label}>
      {orders.map(({ key, words }, index) => (
        <Row key={key} component="li" sx={{ justifyContent: 'space-between' }}>
          <Text as="span" size="table" isFigure>
            {words}
          </Text>
          {resultOf?.(index)}
        </Row>
      ))}
    </Stack>
  );
}
