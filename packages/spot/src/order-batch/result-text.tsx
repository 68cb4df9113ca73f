import { isItemDone, type BatchResult } from '@bourse/safe-writes';
import { useServerText } from '@bourse/i18n';
import { Quiet, Text } from '@bourse/ui-kit';
import { spotMessages, type SpotText } from '../locales/messages';

export interface ResultTextProps {
  /** `undefined`: the order waits for its turn. */
  readonly result: BatchResult | undefined;
  readonly texts: Readonly<Record<BatchResult['kind'], SpotText>>;
}

/** The result of one order of a batch. */
export function ResultText({ result, texts }: ResultTextProps) {
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
