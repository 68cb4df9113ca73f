import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colour } from '../theme/variables';

const Frame = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  overflow: 'hidden',
  transition: 'background-color 200ms',
  // Old figures lose their colours and the ground they stand on, not their legibility.
  '&[data-dimmed]': { backgroundColor: colour.canvas, '& th': { backgroundColor: colour.canvas } },
});

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 36,
  padding: '0 12px',
  borderBottom: `1px solid ${colour.line}`,
});

const Title = styled('h2')({ margin: 0, fontSize: 13, fontWeight: 600 });

const Body = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  transition: 'filter 200ms',
  '[data-dimmed] > &': { filter: 'grayscale(1)' },
});

export interface PanelProps {
  children: ReactNode;
  /** Heading, and name of the region. */
  title?: string;
  /** Name of a region that shows no heading. */
  label?: string;
  actions?: ReactNode;
  /** What is shown is old: it dims, and the connection chip says why. */
  isStale?: boolean;
}

/** A surface for one thing, named for readers who jump from region to region. */
export function Panel({ children, title, label, actions, isStale = false }: PanelProps) {
  const titleId = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <Frame
      data-dimmed={isStale || undefined}
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-label={title === undefined ? label : undefined}
    >
      {hasHead && (
        <Head>
          {title !== undefined && <Title id={titleId}>{title}</Title>}
          {actions}
        </Head>
      )}
      <Body>{children}</Body>
    </Frame>
  );
}
