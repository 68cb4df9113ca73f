import { asFailure } from '@bourse/api-client';
import { LONGEST_MESSAGE } from '@bourse/contracts/c2c';
import { loadState, ReadError, usePolling, useUploadImage } from '@bourse/feature-kit';
import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { Fold, Padded, Panel, Quiet, Skeleton, Stack } from '@bourse/ui-kit';
import { Form, FormImageField, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { c2cMessages } from '../locales/messages';
import { useOrderForm } from '../order/use-order-write';
import { messageSchema } from '../rules/talk-rules';
import { messageWrite } from '../writes/message';
import { MessageList } from './message-list';
import { useMarkMessagesReadMutation, useOrderMessagesQuery } from './talk-api';

/** Interval of reads while no event arrives, milliseconds. */
const POLL_MS = 10_000;

export interface TalkPanelProps {
  readonly orderId: number;
  /** Messages can be sent: the order is not completed or cancelled. */
  readonly isOpen: boolean;
}

/** Messages of an order and the form of the next one. A shown message counts as read. */
export function TalkPanel({ orderId, isOpen }: TalkPanelProps) {
  const text = c2cMessages.useText();
  const query = useOrderMessagesQuery(orderId, usePolling(POLL_MS));
  const [markRead] = useMarkMessagesReadMutation();
  const state = loadState({ data: query.data, isError: query.isError, error: query.error && asFailure(query.error) });
  const messages = query.data ?? [];
  const lastForeign = messages.findLast(({ sender }) => sender !== 'self')?.id;
  useEffect(() => {
    if (lastForeign !== undefined && document.visibilityState !== 'hidden') {
      void markRead({ orderId, message: lastForeign });
    }
  }, [orderId, lastForeign, markRead]);
  return (
    <Panel title={text('talk.title')}>
      <Padded>
        <Stack>
          <Quiet>{text('talk.safety')}</Quiet>
          {state.kind === 'failed' && (
            <ReadError title={text('talk.failed')} failure={state.failure} onRetry={() => void query.refetch()} />
          )}
          {state.kind === 'loading' && <Skeleton height={80} />}
          {query.data &&
            (messages.length === 0 ? <Quiet>{text('talk.none')}</Quiet> : <MessageList messages={messages} />)}
          <MessageForm orderId={orderId} isOpen={isOpen} />
        </Stack>
      </Padded>
    </Panel>
  );
}

/** The form of the next message while messages can be sent. A lost message is shown after that as well. */
function MessageForm({ orderId, isOpen }: TalkPanelProps) {
  const text = c2cMessages.useText();
  const upload = useUploadImage();
  // The photo field keeps the chosen photo over a reset of the form: each message has a field of its own.
  const [round, setRound] = useState(0);
  const form = useForm({ schema: messageSchema, defaults: { text: '', picture: '' } });
  const empty = () => {
    form.reset();
    setRound((before) => before + 1);
  };
  const write = useOrderForm(messageWrite, orderId, form, empty);
  const { state, send } = write;
  if (isLost(state)) {
    return (
      <WriteOutcome
        state={state}
        unknownTitle={text('talk.unknown')}
        summary={<span translate="no">{state.ticket.text}</span>}
        describe={(finding) => ({ title: text(finding === 'sent' ? 'talk.sent' : 'talk.notSent') })}
        onLookAgain={write.lookAgain}
        onDismiss={() => {
          // A message that has arrived would be sent a second time with another key.
          if (state.phase === 'found' && state.finding === 'sent') empty();
          write.dismiss();
        }}
        onTryAgain={isOpen ? () => send(state.ticket) : undefined}
      />
    );
  }
  if (!isOpen) return <Quiet>{text('talk.closed')}</Quiet>;
  return (
    <Form
      form={form}
      label={text('talk.form')}
      errorText={text}
      onSubmit={(values) => send({ orderId, key: nanoid(), text: values.text.trim(), picture: values.picture })}
    >
      <FormTextField name="text" label={text('talk.text')} maxLength={LONGEST_MESSAGE} rows={2} />
      <Fold key={round} title={text('talk.attach')}>
        <FormImageField name="picture" label={text('talk.picture')} onUpload={upload} />
      </Fold>
      <FormSubmit>{text('talk.send')}</FormSubmit>
    </Form>
  );
}
