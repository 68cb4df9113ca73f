import { Button, FieldRow, Stack, Text } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import type { LinkProps } from '@bourse/feature-kit';

export interface VisitorPromptProps {
  readonly logIn: LinkProps;
  readonly register: LinkProps;
}

/** Login and registration buttons, shown to visitors instead of the submit button. */
export function VisitorPrompt({ logIn, register }: VisitorPromptProps) {
  const text = spotMessages.useText();
  return (
    <Stack spacing={2}>
      <Text size="table" tone="quiet">
        {text('form.visitor')}
      </Text>
      <FieldRow>
        <Button {...logIn}>{text('form.logIn')}</Button>
        <Button tone="quiet" {...register}>
          {text('form.register')}
        </Button>
      </FieldRow>
    </Stack>
  );
}
