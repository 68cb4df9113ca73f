import { LinkButton, Text } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';

/** Shows that order confirmation is off, with a button to turn it on. */
export function UnaskedNote({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const text = spotMessages.useText();
  return (
    <Text size="dense" tone="quiet">
      {text('form.unasked')}{' '}
      <LinkButton type="button" onClick={onAskAgain}>
        {text('form.askAgain')}
      </LinkButton>
    </Text>
  );
}
