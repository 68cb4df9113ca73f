import { colour, FONT_SIZE, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Column = styled('div')({
  maxWidth: 560,
  margin: '0 auto',
  padding: '96px 24px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& h1': { margin: '0 0 12px', fontSize: FONT_SIZE.display, fontWeight: WEIGHT.strong },
  '& p': { margin: 0, color: colour.quiet, fontSize: FONT_SIZE.reading },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  marginTop: 32,
});

export interface MessageScreenProps {
  readonly title: string;
  readonly body: string;
  /** Ways on. */
  readonly children: ReactNode;
  readonly role?: 'alert';
}

/** A screen with a message and links to continue. */
export function MessageScreen({ title, body, children, role }: MessageScreenProps) {
  return (
    <Column role={role}>
      <h1>{title}</h1>
      <p>{body}</p>
      <Ways>{children}</Ways>
    </Column>
  );
}
