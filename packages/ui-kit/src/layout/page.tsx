import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SETS_INSET } from '../theme/scale';
import { Row } from './stack';
import { Text } from './text';

const PageRoot = styled('div')({
  width: '100%',
  maxWidth: 1232,
  margin: '0 auto',
  padding: '24px 16px 48px',
  ...SETS_INSET.page,
  '&[data-reading]': { maxWidth: 752 },
});

export interface PageProps {
  /** Without it the content has a heading of its own. */
  readonly title?: string;
  /** Beside the title: the state of the data, a search. */
  readonly beside?: ReactNode;
  /** A text to be read: lines no wider than 720 px. */
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/** A reading page: one column with a heading. Deal screens arrange panels themselves. */
export function Page({ title, beside, isReading, children }: PageProps) {
  return (
    <PageRoot data-reading={isReading ? '' : undefined}>
      {title !== undefined && (
        <Row sx={{ mb: 4 }}>
          <Text as="h1" size="display" isStrong>
            {title}
          </Text>
          {beside}
        </Row>
      )}
      {children}
    </PageRoot>
  );
}
