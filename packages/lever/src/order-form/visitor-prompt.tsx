import type { useEntryLinks } from '@bourse/feature-kit';
import { Button, FieldRow, Stack, Text } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';

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
    <Stack spacing={2} sx={{ padding: 3 }}>
      <Text size="table" tone="quiet">
        {message}
      </Text>
      {links && (
        <FieldRow>
          <Button {...links.logIn}>{text('form.logIn')}</Button>
          <Button tone="quiet" {...links.register}>
            {text('form.register')}
          </Button>
        </FieldRow>
      )}
    </Stack>
  );
}
