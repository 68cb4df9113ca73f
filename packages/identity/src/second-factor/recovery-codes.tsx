import { Box, Alert, Button, Checkbox, CopyButton, Row, Stack, space } from '@bourse/ui-kit';
import { useState } from 'react';
import { identityMessages } from '../locales/messages';

const CODES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  gap: space(1, 4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: 'monospace',
  '& li': { padding: space(1, 0) },
} as const;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, once. They are closed only after the user says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = identityMessages.useText();
  const [isKept, setKept] = useState(false);
  return (
    <Stack>
      <Alert tone="warning">{text('factor.codes.lead')}</Alert>
      <Box component="ul" sx={CODES} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Row>
        <CopyButton value={codes.join('\n')} label={text('factor.codes')} showsLabel />
      </Row>
      <Checkbox label={text('factor.codes.kept')} checked={isKept} onChange={setKept} />
      <Button disabled={!isKept} onClick={onKept}>
        {text('factor.codes.done')}
      </Button>
    </Stack>
  );
}
