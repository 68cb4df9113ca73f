import { NO_VALUE } from '@bourse/i18n';
import { Text } from '@bourse/ui-kit';
import type { Side } from '@bourse/contracts/market';
import { tradingMessages } from '@bourse/trading';

/** Buy or sell, in word and colour; `undefined`: unknown. */
export function SideText({ side }: { readonly side: Side | undefined }) {
  const text = tradingMessages.useText();
  if (side === undefined) return NO_VALUE;
  return (
    <Text as="span" size="inherit" tone={side === 'buy' ? 'up' : 'down'} isStrong>
      {text(side === 'buy' ? 'orders.buy' : 'orders.sell')}
    </Text>
  );
}
