import { Button, colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { spotMessages } from '../locales';
import type { Way } from '../way-in/use-way-in';

const Prompt = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, color: colour.quiet, fontSize: 13 });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 });

export interface VisitorPromptProps {
  readonly logIn: Way;
  readonly register: Way;
}

/** What a visitor finds in the place of the button: the ways in. */
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
