import { Text } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { OpenSiteNote } from './open-site-note';

/** What keeps the exits of an order: the exchange, or this browser while the site is open. */
export function ExitGuardian({ isExchange }: { readonly isExchange: boolean }) {
  const text = tradingMessages.useText();
  if (!isExchange) return <OpenSiteNote />;
  return (
    <Text size="dense" tone="quiet">
      {text('exits.atExchange')}
    </Text>
  );
}
