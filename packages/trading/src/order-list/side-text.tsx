import { Text } from '@bourse/ui-kit';
import type { Side } from '@bourse/contracts/market';
import { tradingMessages } from '../locales/messages';

/** Buy or sell, in word and colour. */
export function SideText({ side }: { readonly side: Side }) {
  const text = tradingMessages.useText();
  return (
    <Text as="span" size="inherit" tone={side === 'buy' ? 'up' : 'down'} isStrong>
      {text(side === 'buy' ? 'orders.buy' : 'orders.sell')}
    </Text>
  );
}
