import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/paths';
import { uiKitMessages } from '../locales/messages';
import { FONT_SIZE } from '../theme/scale';
import { colour } from '../theme/variables';
import { Text } from '../layout/text';

const NoticeRoot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 96,
  padding: 24,
  textAlign: 'center',
  color: colour.quiet,
  fontSize: FONT_SIZE.table,
  '& > h1, & > p:first-of-type': { color: colour.text },
  '& > button, & > a': { marginTop: 4 },
});

export interface EmptyStateProps {
  /** Says what kind of content is missing. */
  icon?: IconName;
  /** Name of the missing content. */
  title: string;
  /** How to get there. */
  hint?: string;
  action?: ReactNode;
  /** The title is the heading of the page: nothing else is on the screen. */
  isPage?: boolean;
}

/** Empty state: names the missing content and how to create it. */
export function EmptyState({ icon, title, hint, action, isPage = false }: EmptyStateProps) {
  return (
    <NoticeRoot>
      {icon && <Icon name={icon} size={24} />}
      <Text as={isPage ? 'h1' : 'p'} isStrong>
        {title}
      </Text>
      {hint !== undefined && (
        <Text size="table" style={{ maxWidth: 440 }}>
          {hint}
        </Text>
      )}
      {action}
    </NoticeRoot>
  );
}

export interface ErrorStateProps {
  /** Default: "Something went wrong". */
  title?: string;
  /** What happened and what it means for the user. */
  message?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another action, such as a link home. */
  action?: ReactNode;
}

/** Error state: names the content that could not be shown, and the next step. */
export function ErrorState({ title, message, onRetry, isRetrying = false, action }: ErrorStateProps) {
  const text = uiKitMessages.useText();
  return (
    <NoticeRoot role="alert">
      <Text isStrong>{title ?? text('error.title')}</Text>
      {message !== undefined && (
        <Text size="table" style={{ maxWidth: 440 }}>
          {message}
        </Text>
      )}
      {onRetry && (
        <Button tone="quiet" size="small" pending={isRetrying} onClick={onRetry}>
          {text('action.retry')}
        </Button>
      )}
      {action}
    </NoticeRoot>
  );
}
