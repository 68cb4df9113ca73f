import { Box, Alert, Button, Checkbox, CopyButton, Stack, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { identityMessages } from '../locales/messages';
import { apiKeyMessages } from './locales/messages';
import type { MadeKey } from './use-create-key';

const VALUE = { overflowWrap: 'anywhere' } as const;

export interface NewKeyProps {
  readonly made: MadeKey;
  readonly onKept: () => void;
}

/** The new key with its secret, once. It is closed only after the user says that the secret is kept. */
export function NewKey({ made, onKept }: NewKeyProps) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const [isKept, setKept] = useState(false);
  return (
    <Stack>
      <Alert tone="warning">{text('secret.lead')}</Alert>
      {(['key', 'secret'] as const).map((name) => (
        <div key={name}>
          <Text tone="quiet">{text(name)}</Text>
          <Box component="span" sx={VALUE}>
            <code translate="no">{made[name]}</code> <CopyButton value={made[name]} label={text(name)} />
          </Box>
        </div>
      ))}
      <Checkbox label={text('secret.kept')} checked={isKept} onChange={setKept} />
      <Button disabled={!isKept} onClick={onKept}>
        {common('factor.codes.done')}
      </Button>
    </Stack>
  );
}
