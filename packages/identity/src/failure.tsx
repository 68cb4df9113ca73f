import { colour, Icon, soft } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Box = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '10px 12px',
  borderRadius: 6,
  border: `1px solid ${colour.danger}`,
  backgroundColor: soft(colour.danger, 8),
  color: colour.text,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: colour.danger },
});

/** Why a form that was sent did not do it: about the whole of it, not about one field. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="alert">
      <Icon name="warning" />
      {children}
    </Box>
  );
}
