import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { PanelHeader } from './panel-header';
import { EASING, RADIUS, SETS_INSET } from '../theme/scale';
import { colour } from '../theme/variables';
import { VisuallyHidden } from './visually-hidden';

const PanelRoot = styled('section')({
  // Of the hidden heading.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.panel,
  overflow: 'hidden',
  ...SETS_INSET.surface,
  transition: `background-color 200ms ${EASING}`,
  // Stale figures lose their colours and backgrounds, not their legibility.
  '&[data-dimmed]': { backgroundColor: colour.canvas, '& thead, & th, & tr': { backgroundColor: colour.canvas } },
});

const HiddenTitle = VisuallyHidden.withComponent('h2');

const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  transition: `filter 200ms ${EASING}`,
  '[data-dimmed] > &': { filter: 'grayscale(1)' },
});

export interface PanelProps {
  children: ReactNode;
  /** Heading, and name of the region. */
  title?: string;
  /** Heading for screen readers only, and name of the region. */
  label?: string;
  actions?: ReactNode;
  /** The data are stale: the panel is dimmed, and the connection chip shows why. */
  isStale?: boolean;
}

/** A surface with a heading; a landmark region for screen readers. */
export function Panel({ children, title, label, actions, isStale = false }: PanelProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <PanelRoot
      data-dimmed={isStale || undefined}
      aria-labelledby={(title ?? label) === undefined ? undefined : titleId}
    >
      {title === undefined && label !== undefined && <HiddenTitle id={titleId}>{label}</HiddenTitle>}
      {hasHead && (
        <PanelHeader titleId={titleId} title={title} hasLine>
          {actions}
        </PanelHeader>
      )}
      <Body>{children}</Body>
    </PanelRoot>
  );
}
