import type { ApiFailure } from '@bourse/api-client';
import { securityCapabilities, type Recovery } from '@bourse/contracts/security';
import { ReadError, useProductCapabilities } from '@bourse/feature-kit';
import { Dialog, Skeleton, Stack, Text } from '@bourse/ui-kit';
import { Form, FormCodeField, FormSubmit, useForm } from '@bourse/ui-kit/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { refusalOf } from '../account/refusal';
import { identityMessages } from '../locales/messages';
import type { LoginValues } from '../rules/login-rules';
import { codeOf, codeSchema } from '../rules/second-factor-rules';
import { RecoveryState } from './recovery-state';
import { useRecoveryCalls } from './use-recovery-calls';

export interface RecoveryDialogProps {
  /** Account and password of the log-in, which are right. */
  readonly owner: LoginValues;
  readonly onClose: () => void;
}

type Read = { readonly reply: Recovery } | { readonly failure: ApiFailure } | undefined;

/** The owner of an account has lost the second factor: the state of the request, or what a request does, and its form. */
export function RecoveryDialog({ owner, onClose }: RecoveryDialogProps) {
  const text = identityMessages.useText();
  const { read } = useRecoveryCalls(owner);
  const [found, setFound] = useState<Read>();
  const load = useEffectEvent(async () => setFound(await read()));
  useEffect(() => void load(), []);
  const retry = async () => {
    setFound(undefined);
    setFound(await read());
  };
  return (
    <Dialog open hasCloseButton title={text('recovery.title')} onClose={(by) => by !== 'outside' && onClose()}>
      {found === undefined && <Skeleton height={240} />}
      {found && 'failure' in found && (
        <ReadError title={text('recovery.failed')} failure={found.failure} onRetry={() => void retry()} />
      )}
      {found && 'reply' in found && (
        <Stack>
          <RecoveryState recovery={found.reply} />
          {!isOpen(found.reply) && found.reply.status !== 'done' && (
            <RequestForm owner={owner} onRequested={(reply) => setFound({ reply })} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

const isOpen = ({ status }: Recovery) => status === 'review' || status === 'approved';

interface RequestFormProps {
  readonly owner: LoginValues;
  readonly onRequested: (recovery: Recovery) => void;
}

function RequestForm({ owner, onRequested }: RequestFormProps) {
  const text = identityMessages.useText();
  const { recoveryWaitHours } = useProductCapabilities(securityCapabilities);
  const { sendCode, request } = useRecoveryCalls(owner);
  const form = useForm({ schema: codeSchema, defaults: { code: '' } });
  const hours = String(recoveryWaitHours ?? '');
  const submit = async ({ code }: { code: string }) => {
    const answer = await request(codeOf(code));
    if ('failure' in answer) form.refuse(refusalOf(answer.failure));
    else onRequested(answer.reply);
  };
  return (
    <Form form={form} label={text('recovery.title')} errorText={text} onSubmit={submit}>
      <Text>{text('recovery.lead', { hours })}</Text>
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        <li>{text('recovery.step.code')}</li>
        <li>{text('recovery.step.review')}</li>
        <li>{text('recovery.step.wait', { hours })}</li>
        <li>{text('recovery.step.end')}</li>
      </ol>
      <FormCodeField
        name="code"
        label={text('register.code')}
        purpose="recovery"
        channel={owner.account.includes('@') ? 'email' : 'mobile'}
        recipient={owner.account}
        maxLength={9}
        onSend={sendCode}
      />
      <FormSubmit>{text('recovery.submit')}</FormSubmit>
    </Form>
  );
}
