import { Text, VisuallyHidden } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import type { Direction } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';

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
    <Text as="span" size="inherit" tone={direction}>
      <span aria-hidden>{direction === 'up' ? '▲' : '▼'}</span>
      <VisuallyHidden>{text(direction === 'up' ? 'panel.up' : 'panel.down')}</VisuallyHidden> {children}
    </Text>
  );
}
