import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales';

const Note = styled('p')({ margin: 0, fontSize: 12, color: colour.quiet });
const AskAgain = styled('button')({
  padding: 0,
  border: 0,
  font: 'inherit',
  color: colour.accent,
  backgroundColor: 'transparent',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** Says that orders leave this device without a question, and takes that back. */
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
