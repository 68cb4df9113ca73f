import { colour, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Direction } from '../contract';
import { microOptionsMessages } from '../locales/messages';

const Mark = styled('span')({
  '&[data-direction="up"]': { color: colour.up },
  '&[data-direction="down"]': { color: colour.down },
});

/** A price with the arrow of the direction that was bought. */
export function DirectionMark({
  direction,
  children,
}: {
  readonly direction: Direction;
  readonly children: ReactNode;
}) {
  const text = microOptionsMessages.useText();
  return (
    <Mark data-direction={direction}>
      <span aria-hidden>{direction === 'up' ? '▲' : '▼'}</span>
      <VisuallyHidden>{text(direction === 'up' ? 'panel.up' : 'panel.down')}</VisuallyHidden> {children}
    </Mark>
  );
}
