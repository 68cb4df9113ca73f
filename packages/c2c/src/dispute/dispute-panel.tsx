import { DISPUTE_REASONS, LONGEST_STATEMENT, type DisputeReason } from '@bourse/contracts/c2c';
import { useFailureText } from '@bourse/feature-kit';
import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { Alert, Button, Fold, Padded, Panel, Quiet, Row, Stack, Text } from '@bourse/ui-kit';
import { Form, FormSelect, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { useEvidenceText, type EvidenceFacts } from '../evidence/use-evidence-content';
import { c2cMessages } from '../locales/messages';
import { isDisputed } from '../rules/order-actions';
import { answerSchema, disputeReasonOf, disputeSchema } from '../rules/talk-rules';
import { isReached } from '../writes/dispute';
import { DisputeFacts } from './dispute-facts';
import { useDispute } from './use-dispute';

/** The dispute of an order: opening it while the order is paid, the answer, the withdrawal, and how it ended. */
export function DisputePanel(props: EvidenceFacts) {
  const { order, now } = props;
  const text = c2cMessages.useText();
  const { dispute, id: orderId } = order;
  const write = useDispute(orderId);
  const evidenceText = useEvidenceText(props);
  const { state, send: submit } = write;
  const failureText = useFailureText();
  const isActive = isDisputed(order);
  const canOpen = order.status === 'paid' && !isActive;
  if (!dispute && !canOpen && !isLost(state)) return null;
  const canAnswer =
    dispute?.state === 'open' &&
    dispute.opener === 'counterparty' &&
    (dispute.answerBy === undefined || now() < dispute.answerBy);
  const canWithdraw = isActive && dispute?.opener === 'self';
  // A refused step that is offered no longer, such as one that another tab has taken, has its answer in the state of the dispute.
  const offered = { open: canOpen, answer: canAnswer, withdraw: canWithdraw };
  const refusal = state.phase === 'refused' && offered[state.ticket.step] ? failureText(state.failure) : undefined;
  return (
    <Panel title={text('dispute.title')}>
      <Padded>
        <Stack>
          {dispute && <DisputeFacts dispute={dispute} />}
          {refusal !== undefined && (
            <Alert tone="error" isAnnounced>
              {refusal}
            </Alert>
          )}
          {isLost(state) && (
            <WriteOutcome
              state={state}
              unknownTitle={text('dispute.unknown')}
              summary={text(`disputeStep.${state.ticket.step}`)}
              describe={(finding) => ({ title: text(isReached(finding) ? 'dispute.done' : 'dispute.notDone') })}
              onLookAgain={write.lookAgain}
              onDismiss={write.dismiss}
              onTryAgain={() => submit(state.ticket)}
            />
          )}
          {canOpen && !isLost(state) && (
            <Fold title={text('disputeStep.open')}>
              <OpenForm
                onOpen={(reason, statement) =>
                  submit({ step: 'open', orderId, reason, text: statement, evidence: evidenceText() })
                }
              />
            </Fold>
          )}
          {canAnswer && !isLost(state) && (
            <AnswerForm
              onAnswer={(statement) => submit({ step: 'answer', orderId, text: statement, evidence: evidenceText() })}
            />
          )}
          {canWithdraw && !isLost(state) && (
            <Row>
              <Button
                tone="quiet"
                pending={state.phase === 'sending'}
                onClick={() => submit({ step: 'withdraw', orderId })}
              >
                {text('disputeStep.withdraw')}
              </Button>
              <Quiet>{text('dispute.withdrawHint')}</Quiet>
            </Row>
          )}
        </Stack>
      </Padded>
    </Panel>
  );
}

function OpenForm({ onOpen }: { readonly onOpen: (reason: DisputeReason, statement: string) => void }) {
  const text = c2cMessages.useText();
  const form = useForm({ schema: disputeSchema, defaults: { reason: '', text: '' } });
  return (
    <Form
      form={form}
      label={text('disputeStep.open')}
      errorText={text}
      onSubmit={(draft) => {
        const reason = disputeReasonOf(draft.reason);
        if (reason) onOpen(reason, draft.text);
      }}
    >
      <Text>{text('dispute.hint')}</Text>
      <FormSelect
        name="reason"
        label={text('dispute.reason')}
        options={DISPUTE_REASONS.map((reason) => ({ value: reason, label: text(`disputeReason.${reason}`) }))}
      />
      <Statement />
      <FormSubmit>{text('disputeStep.open')}</FormSubmit>
    </Form>
  );
}

function AnswerForm({ onAnswer }: { readonly onAnswer: (statement: string) => void }) {
  const text = c2cMessages.useText();
  const form = useForm({ schema: answerSchema, defaults: { text: '' } });
  return (
    <Form form={form} label={text('disputeStep.answer')} errorText={text} onSubmit={(draft) => onAnswer(draft.text)}>
      <Statement />
      <FormSubmit>{text('disputeStep.answer')}</FormSubmit>
    </Form>
  );
}

/** The statement of a party; the facts of the order on this device go with it. */
function Statement() {
  const text = c2cMessages.useText();
  return (
    <FormTextField
      name="text"
      label={text('dispute.statement')}
      hint={text('dispute.evidence')}
      maxLength={LONGEST_STATEMENT}
      rows={3}
    />
  );
}
