import { Alert, ConfirmDialog, Dialog, type ConfirmDialogProps } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useFailureText } from '@bourse/feature-kit';
import { WriteOutcome, type WriteOutcomeProps } from './write-outcome';
import { isLost, type WriteState } from './write-state';

export interface WriteDialogProps<Ticket, Before, Finding> extends Pick<
  WriteOutcomeProps<Ticket, Before, Finding>,
  'unknownTitle' | 'summary' | 'describe' | 'onLookAgain' | 'onDismiss'
> {
  readonly state: WriteState<Ticket, Before, Finding>;
  /** The question: what will happen. */
  readonly title: string;
  /** The action; also the title of the outcome. */
  readonly action: string;
  readonly tone?: ConfirmDialogProps['tone'];
  /** Content of the confirmation. Default: the summary. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
  readonly onTryAgain: (ticket: Ticket) => void;
}

/** The dialog of a safe write: the confirmation, then a refusal or an unknown outcome. Nothing while the write is idle or done. */
export function WriteDialog<Ticket, Before, Finding>(props: WriteDialogProps<Ticket, Before, Finding>) {
  const { state, title, action, tone, summary, children = summary, onConfirm, onTakeBack } = props;
  const { unknownTitle, describe, onLookAgain, onDismiss, onTryAgain } = props;
  const failureText = useFailureText();
  if (state.phase === 'idle' || state.phase === 'done') return null;
  if (state.phase === 'confirming' || state.phase === 'sending') {
    return (
      <ConfirmDialog
        open
        title={title}
        confirmLabel={action}
        {...(tone && { tone })}
        pending={state.phase === 'sending'}
        onConfirm={onConfirm}
        onCancel={onTakeBack}
      >
        {children}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog open title={action} onClose={onDismiss} hasCloseButton>
      {isLost(state) ? (
        <WriteOutcome
          state={state}
          unknownTitle={unknownTitle}
          summary={summary}
          describe={describe}
          onLookAgain={onLookAgain}
          onDismiss={onDismiss}
          onTryAgain={() => onTryAgain(state.ticket)}
        />
      ) : (
        <Alert tone="error" isAnnounced>
          {failureText(state.failure)}
        </Alert>
      )}
    </Dialog>
  );
}
