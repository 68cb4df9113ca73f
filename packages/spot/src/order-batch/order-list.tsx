import { type BatchResult, isItemDone } from '@bourse/safe-writes';
import { Row, Stack, Text, Quiet } from '@bourse/ui-kit';
import { useServerText } from '@bourse/i18n';
import { spotMessages, type SpotText } from '../locales/messages';

export interface ListedOrder {
  readonly key: string;
  /** Side, amount and price. */
  readonly words: string;
}

export interface ResultTextProps {
  /** `undefined`: the order waits for its turn. */
  readonly result: BatchResult | undefined;
  readonly texts: Readonly<Record<BatchResult['kind'], SpotText>>;
}

/** The result of one order of a batch. */
function ResultText({ result, texts }: ResultTextProps) {
  const text = spotMessages.useText();
  const serverText = useServerText();
  if (result === undefined) return <Quiet>{text('cancelAll.waiting')}</Quiet>;
  const isExplained = result.kind === 'refused' && result.text !== undefined;
  return (
    <Text as="span" size="table" tone={isItemDone(result) ? 'quiet' : 'danger'}>
      {isExplained ? text('cancelAll.refusedWhy', { reason: serverText(result.text) }) : text(texts[result.kind])}
    </Text>
  );
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
