import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { ErrorState } from '../feedback/notice';
import { ErrorBoundary } from '../loading/error-boundary';
import { uiKitMessages } from '../locales/messages';
import { FONT_SIZE } from '../theme/scale';
import { Panel } from './panel';

export interface PanelBoundaryProps {
  /** Name of the panel, also of the one that replaces it. */
  readonly label: string;
  /** Id of the content, for example of a pair. A failed panel renders again when it changes. */
  readonly subject?: string | number;
  /** Shown below the error: what the panel contains and its failure does not concern. */
  readonly kept?: ReactNode;
  /** The content is in a bar of one line, and its error too. */
  readonly isInBar?: boolean;
  readonly children: ReactNode;
}

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  fontSize: FONT_SIZE.dense,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > button': { flex: 'none' },
});

/**
 * Keeps a failure of one panel from the others: a panel that throws is replaced by an error with a retry, and the rest of the
 * screen, above all an order form with its figures, stays.
 */
export function PanelBoundary({ label, subject = '', kept, isInBar = false, children }: PanelBoundaryProps) {
  const text = uiKitMessages.useText();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  const failed = isInBar ? (
    <Line role="alert" aria-label={label}>
      <span>{text('panel.failed')}</span>
      <Button tone="quiet" size="small" onClick={retry}>
        {text('action.retry')}
      </Button>
    </Line>
  ) : (
    <>
      <Panel label={label}>
        <ErrorState title={text('panel.failed')} message={text('panel.failed.body')} onRetry={retry} />
      </Panel>
      {kept}
    </>
  );
  return (
    <ErrorBoundary resetKey={`${subject} ${attempt}`} failed={failed}>
      {children}
    </ErrorBoundary>
  );
}
