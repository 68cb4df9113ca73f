import { Alert, ConfirmDialog, Dialog, type ConfirmDialogProps } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useFailureText } from '@bourse/feature-kit';
import { WriteOutcome, type WriteOutcomeProps } from './write-outcome';
import { isLost, type WriteState } from './write-state';

export interface WriteConfirmationProps<Ticket, Before, Finding> {
  readonly state: WriteState<Ticket, Before, Finding>;
  /** The question: what will happen. */
  readonly title: string;
  /** The action; also the title of a refusal. */
  readonly action: string;
  readonly tone?: ConfirmDialogProps['tone'];
  /** Content of the confirmation. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
  readonly onDismiss: () => void;
}

/** The confirmation of a safe write, then a refusal. Nothing while the write is idle, done or lost: a `WriteOutcome` on the screen shows a lost one. */
export function WriteConfirmation<Ticket, Before, Finding>(props: WriteConfirmationProps<Ticket, Before, Finding>) {
  const { state, title, action, tone, children, onConfirm, onTakeBack, onDismiss } = props;
  const failureText = useFailureText();
  if (state.phase === 'refused') {
    return (
      <Dialog open title={action} onClose={onDismiss} hasCloseButton>
        <Alert tone="error" isAnnounced>
          {failureText(state.failure)}
        </Alert>
      </Dialog>
    );
  }
  if (state.phase !== 'confirming' && state.phase !== 'sending') return null;
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

export interface WriteDialogProps<Ticket, Before, Finding>
  extends
    Omit<WriteConfirmationProps<Ticket, Before, Finding>, 'children'>,
    Pick<WriteOutcomeProps<Ticket, Before, Finding>, 'unknownTitle' | 'summary' | 'describe' | 'onLookAgain'> {
  /** Content of the confirmation. Default: the summary. */
  readonly children?: ReactNode;
  readonly onTryAgain: (ticket: Ticket) => void;
}

/** The confirmation of a safe write with a refusal, or its unknown outcome, in a dialog. */
export function WriteDialog<Ticket, Before, Finding>(props: WriteDialogProps<Ticket, Before, Finding>) {
  const { unknownTitle, summary, describe, onLookAgain, onTryAgain, children = summary, ...confirmation } = props;
  const { state, action, onDismiss } = confirmation;
  if (!isLost(state)) return <WriteConfirmation {...confirmation}>{children}</WriteConfirmation>;
  return (
    <Dialog open title={action} onClose={onDismiss} hasCloseButton>
      <WriteOutcome
        state={state}
        unknownTitle={unknownTitle}
        summary={summary}
        describe={describe}
        onLookAgain={onLookAgain}
        onDismiss={onDismiss}
        onTryAgain={() => onTryAgain(state.ticket)}
      />
    </Dialog>
  );
}
