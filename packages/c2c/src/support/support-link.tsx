import { AnyLink, useSupportLink } from '@bourse/feature-kit';
import { c2cMessages } from '../locales/messages';

/** The link to customer service; nothing where the exchange has none. */
export function SupportLink() {
  const text = c2cMessages.useText();
  const link = useSupportLink();
  return link === undefined ? null : <AnyLink href={link}>{text('support.contact')}</AnyLink>;
}
