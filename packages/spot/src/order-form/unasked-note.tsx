import { colour, FONT_SIZE, PlainButton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales/messages';

const Note = styled('p')({ margin: 0, fontSize: FONT_SIZE.dense, color: colour.quiet });
const AskAgain = styled(PlainButton)({ color: colour.accent, textDecoration: 'underline' });

/** Shows that order confirmation is off, with a button to turn it on. */
export function UnaskedNote({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const text = spotMessages.useText();
  return (
    <Note>
      {text('form.unasked')}{' '}
      <AskAgain type="button" onClick={onAskAgain}>
        {text('form.askAgain')}
      </AskAgain>
    </Note>
  );
}
