import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { uiKitMessages } from '../locales/messages';
import { colour } from '../theme/variables';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 96,
  padding: 24,
  textAlign: 'center',
  color: colour.quiet,
  fontSize: 13,
  '& > button, & > a': { marginTop: 4 },
});

const Title = styled('p')({ margin: 0, color: colour.text, fontSize: 14, fontWeight: 600 });
const Words = styled('p')({ margin: 0, maxWidth: 440 });

export interface EmptyStateProps {
  /** What would be here. */
  title: string;
  /** How to get there. */
  hint?: string;
  action?: ReactNode;
}

/** Nothing is here: what would be, and how to get there. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <Frame>
      <Title>{title}</Title>
      {hint !== undefined && <Words>{hint}</Words>}
      {action}
    </Frame>
  );
}

export interface ErrorStateProps {
  /** "Something went wrong" where left out. */
  title?: string;
  /** What happened and what it means for the reader. */
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way on: a link home, say. */
  action?: ReactNode;
}

/** Something could not be shown: what, and what to do. */
export function ErrorState({ title, message, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const text = uiKitMessages.useText();
  return (
    <Frame role="alert">
      <Title>{title ?? text('error.title')}</Title>
      {message !== undefined && <Words>{message}</Words>}
      {onRetry && (
        <Button tone="quiet" size="small" pending={isRetrying} onClick={onRetry}>
          {text('action.retry')}
        </Button>
      )}
      {action}
    </Frame>
  );
}
