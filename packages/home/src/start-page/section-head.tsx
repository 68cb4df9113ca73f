import { Row, Text } from '@bourse/ui-kit';
import type { ReactNode } from 'react';

/** The heading of a section of the page. */
export function SectionTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="h2" size="display" isStrong>
      {children}
    </Text>
  );
}

/** The heading of a section, with links or controls at its end. */
export function SectionHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <Row spacing={4} sx={{ mb: 4 }}>
      <SectionTitle>{title}</SectionTitle>
      {children}
    </Row>
  );
}
