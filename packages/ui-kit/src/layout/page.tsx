import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FONT_SIZE, WEIGHT } from '../theme/scale';

const Frame = styled('div')({ width: '100%', maxWidth: 1200, margin: '0 auto', padding: '24px 16px 48px' });
const Title = styled('h1')({
  margin: '0 0 16px',
  fontSize: FONT_SIZE.display,
  fontWeight: WEIGHT.strong,
  lineHeight: 1.3,
});

/** A reading page: one column with a heading. Deal screens arrange panels themselves. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}
