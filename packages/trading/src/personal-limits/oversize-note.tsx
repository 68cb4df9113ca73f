import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Text } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

/** Says how much of the portfolio a large order puts at stake; nothing for a smaller one. `share`: see `oversizeOf`. */
export function OversizeNote({ share }: { readonly share: Decimal | undefined }) {
  const text = tradingMessages.useText();
  const format = useFormat();
  if (share === undefined) return null;
  return (
    <Text as="output" size="dense" tone="warning">
      {text('limits.oversize', { share: format.percent(share, { decimals: 0 }) })}
    </Text>
  );
}
