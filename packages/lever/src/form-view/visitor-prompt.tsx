import type { useEntryLinks } from '@bourse/feature-kit';
import { Button, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { leverMessages } from '../locales/messages';

const Prompt = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 12,
  color: colour.quiet,
  fontSize: FONT_SIZE.table,
});
const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

/** In place of the buttons: why there are none, and for a visitor the links to login and registration. */
export function VisitorPrompt({
  message,
  links,
}: {
  readonly message: string;
  readonly links?: ReturnType<typeof useEntryLinks>;
}) {
  const text = leverMessages.useText();
  return (
    <Prompt>
      <span>{message}</span>
      {links && (
        <Two>
          <Button {...links.logIn}>{text('form.logIn')}</Button>
          <Button tone="quiet" {...links.register}>
            {text('form.register')}
          </Button>
        </Two>
      )}
    </Prompt>
  );
}
