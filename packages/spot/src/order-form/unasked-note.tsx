import { colour, PlainButton, Text } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales/messages';

const AskAgain = styled(PlainButton)({ color: colour.accent, textDecoration: 'underline' });

/** Shows that order confirmation is off, with a button to turn it on. */
export function UnaskedNote({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const text = spotMessages.useText();
  return (
    <Text size="dense" tone="quiet">
      {text('form.unasked')}{' '}
      <AskAgain type="button" onClick={onAskAgain}>
        {text('form.askAgain')}
      </AskAgain>
    </Text>
  );
}
