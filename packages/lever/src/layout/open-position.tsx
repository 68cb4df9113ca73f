import { useLink } from '@bourse/feature-kit';
import { Button } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';

/** Leads from an empty list to the trading screen of leverage. */
export function OpenPosition() {
  const text = leverMessages.useText();
  return <Button {...useLink(PATHS.deal)}>{text('orders.openPosition')}</Button>;
}
