import { useState, type ReactNode } from 'react';
import { ErrorState } from '../feedback/notice';
import { ErrorBoundary } from '../loading/error-boundary';
import { uiKitMessages } from '../locales/messages';
import { Panel } from './panel';

export interface PanelBoundaryProps {
  /** Name of the panel, also of the one that replaces it. */
  readonly label: string;
  /** Id of the content, for example of a pair. A failed panel renders again when it changes. */
  readonly subject?: string | number;
  /** Shown below the error: what the panel contains and its failure does not concern. */
  readonly kept?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps a failure of one panel from the others: a panel that throws is replaced by an error with a retry, and the rest of the
 * screen, above all an order form with its figures, stays.
 */
export function PanelBoundary({ label, subject = '', kept, children }: PanelBoundaryProps) {
  const text = uiKitMessages.useText();
  const [attempt, setAttempt] = useState(0);
  const failed = (
    <>
      <Panel label={label}>
        <ErrorState
          title={text('panel.failed')}
          message={text('panel.failed.body')}
          onRetry={() => setAttempt(attempt + 1)}
        />
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
