import { Button, colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales/messages';
import type { LinkProps } from '@bourse/feature-kit';

const Prompt = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  color: colour.quiet,
  fontSize: FONT_SIZE.table,
});
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

export interface VisitorPromptProps {
  readonly logIn: LinkProps;
  readonly register: LinkProps;
}

/** Login and registration buttons, shown to visitors instead of the submit button. */
export function VisitorPrompt({ logIn, register }: VisitorPromptProps) {
  const text = spotMessages.useText();
  return (
    <Prompt>
      <span>{text('form.visitor')}</span>
      <Pair>
        <Button {...logIn}>{text('form.logIn')}</Button>
        <Button tone="quiet" {...register}>
          {text('form.register')}
        </Button>
      </Pair>
    </Prompt>
  );
}
