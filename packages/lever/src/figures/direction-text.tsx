import { Text } from '@bourse/ui-kit';
import type { Direction } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';

/** "Long" or "Short" in the price colours. */
export function DirectionText({ direction }: { readonly direction: Direction }) {
  const text = leverMessages.useText();
  return (
    <Text as="span" size="inherit" tone={direction === 'long' ? 'up' : 'down'} isStrong>
      {text(direction === 'long' ? 'side.long' : 'side.short')}
    </Text>
  );
}
