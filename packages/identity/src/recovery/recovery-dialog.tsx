import { isUnknownOutcome } from '@bourse/api-client';
import { securityCapabilities, type Recovery } from '@bourse/contracts/security';
import { ReadError, useProductCapabilities } from '@bourse/feature-kit';
import { Dialog, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { Form, FormCodeField, FormSubmit, useForm } from '@bourse/ui-kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from '../account/refusal';
import { identityMessages } from '../locales/messages';
import type { LoginValues } from '../rules/login-rules';
import { codeOf, codeSchema } from '../rules/second-factor-rules';
import { recoveryMessages } from './locales/messages';
import { RecoveryState } from './recovery-state';
import { useRecoveryCalls, type Answered } from './use-recovery-calls';

export interface RecoveryDialogProps {
  /** Account and password of the log-in, which are right. */
  readonly owner: LoginValues;
  readonly onClose: () => void;
}

/** The owner of an account has lost the second factor: the state of the request, or what a request does, and its form. */
export function RecoveryDialog({ owner, onClose }: RecoveryDialogProps) {
  const text = recoveryMessages.useText();
  const [tries, setTries] = useState(1);
  return (
    <Dialog open hasCloseButton title={text('title')} onClose={(by) => by !== 'outside' && onClose()}>
      <LatestRequest key={tries} owner={owner} onRetry={() => setTries(tries + 1)} />
    </Dialog>
  );
}

function LatestRequest({ owner, onRetry }: { readonly owner: LoginValues; readonly onRetry: () => void }) {
  const text = recoveryMessages.useText();
  const { read } = useRecoveryCalls(owner);
  const [found, setFound] = useState<Answered<Recovery>>();
  const load = useEffectEvent(read);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const answer = await load();
      if (isCurrent) setFound(answer);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, []);
  if (found === undefined) return <Skeleton height={240} />;
  if ('failure' in found) return <ReadError title={text('failed')} failure={found.failure} onRetry={onRetry} />;
  const { reply } = found;
  return (
    <Stack>
      <RecoveryState recovery={reply} />
      {!isOpen(reply) && reply.status !== 'done' && <RequestForm owner={owner} onFound={setFound} />}
    </Stack>
  );
}

const isOpen = ({ status }: Recovery) => status === 'review' || status === 'approved';

interface RequestFormProps {
  readonly owner: LoginValues;
  readonly onFound: (answer: Answered<Recovery>) => void;
}

function RequestForm({ owner, onFound }: RequestFormProps) {
  const text = recoveryMessages.useText();
  const common = identityMessages.useText();
  const { recoveryWaitHours } = useProductCapabilities(securityCapabilities);
  const { read, sendCode, request } = useRecoveryCalls(owner);
  const form = useForm({ schema: codeSchema, defaults: { code: '' } });
  const hours = String(recoveryWaitHours ?? '');
  const submit = async ({ code }: { code: string }) => {
    const answer = await request(codeOf(code));
    if ('reply' in answer) {
      onFound(answer);
      return;
    }
    // Another tab, or a request whose reply is lost, may have made it. A lost one is not offered again without the state.
    const state = await read();
    const isAnswer = 'reply' in state ? isOpen(state.reply) : isUnknownOutcome(answer.failure);
    if (isAnswer) onFound(state);
    else form.refuse(refusalOf(answer.failure));
  };
  return (
    <Form form={form} label={text('title')} errorText={common} onSubmit={submit}>
      <Text>{text('lead', { hours })}</Text>
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        <li>{text('step.code')}</li>
        <li>{text('step.review')}</li>
        <li>{text('step.wait', { hours })}</li>
        <li>{text('step.end')}</li>
      </ol>
      <FormCodeField
        name="code"
        label={common('register.code')}
        purpose="recovery"
        channel={owner.account.includes('@') ? 'email' : 'mobile'}
        recipient={owner.account}
        maxLength={9}
        onSend={sendCode}
      />
      <FormSubmit>{text('submit')}</FormSubmit>
    </Form>
  );
}
