import type { BatchResult } from '@bourse/safe-writes';
import { Row, Stack, Text } from '@bourse/ui-kit';
import { ResultText, type ResultTextProps } from './result-text';

export interface ListedOrder {
  readonly key: string;
  /** Side, amount and price. */
  readonly words: string;
}

export interface OrderListProps {
  /** Accessible name. */
  readonly label: string;
  readonly orders: readonly ListedOrder[];
  /** The result of each order, at the end of its line; none for an order that waits for its turn. Left out before the batch runs. */
  readonly results?: readonly BatchResult[];
  /** The words for a result. */
  readonly resultTexts?: ResultTextProps['texts'];
}

/** The orders of a batch, one a line. */
export function OrderList({ label, orders, results, resultTexts }: OrderListProps) {
  return (
    // A frame that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <Stack component="ul" spacing={2} sx={{ my: 2, maxHeight: 280, overflow: 'auto' }} tabIndex={0} aria-label={label}>
      {orders.map(({ key, words }, index) => (
        <Row key={key} component="li" sx={{ justifyContent: 'space-between' }}>
          <Text as="span" size="table" isFigure>
            {words}
          </Text>
          {results && resultTexts && <ResultText result={results[index]} texts={resultTexts} />}
        </Row>
      ))}
    </Stack>
  );
}
