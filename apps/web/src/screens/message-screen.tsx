import { Row, Stack, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

export interface MessageScreenProps {
  readonly title: string;
  readonly body: string;
  /** Links to other screens. */
  readonly children: ReactNode;
  readonly role?: 'alert';
}

/** A screen with a message and links to continue. */
export function MessageScreen({ title, body, children, role }: MessageScreenProps) {
  return (
    <Stack role={role} sx={{ maxWidth: 560, mx: 'auto', px: 6, py: 24, textAlign: 'center' }}>
      <Text as="h1" size="display" isStrong>
        {title}
      </Text>
      <Text size="reading" tone="quiet">
        {body}
      </Text>
      <Row sx={{ justifyContent: 'center', mt: 4 }}>{children}</Row>
    </Stack>
  );
}
