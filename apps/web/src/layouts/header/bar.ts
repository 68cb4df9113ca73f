import { colour } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { LOW } from '../frame-parts';

export const Bar = styled('header')({
  position: 'sticky',
  [LOW]: { position: 'relative' },
  top: 0,
  zIndex: 1100,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 'var(--bourse-header-height)',
  padding: '0 16px',
  backgroundColor: colour.panel,
  borderBottom: `1px solid ${colour.line}`,
});
