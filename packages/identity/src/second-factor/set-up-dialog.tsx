import { Alert, CopyButton, Dialog, QrCode, Stack, Text } from '@bourse/ui-kit';
import { Form, FormPasswordField, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { useState } from 'react';
import { writeProblemOf } from '../account/refusal';
import { identityMessages } from '../locales/messages';
import { PASSWORD_MAX } from '../rules/login-rules';
import { passwordSchema } from '../rules/passkey-rules';
import { codeOf, codeSchema, groupsOf } from '../rules/second-factor-rules';
import { RecoveryCodes } from './recovery-codes';
import { NewCodes } from './second-factor-on';
import { useSecretCalls } from './use-secret-calls';

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  /** It is on, and this dialog has no recovery codes: their reply was lost, or another tab has turned it on. */
  | { readonly name: 'on' };

interface SetUpDialogProps {
  /** The second factor is on: its device is replaced. */
  readonly wasOn: boolean;
  readonly onClose: () => void;
}

/** Sets an authenticator app up, or replaces its device: password, QR code with the first code, recovery codes. */
export function SetUpDialog({ wasOn, onClose }: SetUpDialogProps) {
  const text = identityMessages.useText();
  // The panel learns that it is on while the dialog is open.
  const [isReplacing] = useState(wasOn);
  const [step, setStep] = useState<Step>({ name: 'password' });
  return (
    <Dialog
      open
      hasCloseButton
      title={text(step.name === 'codes' ? 'factor.codes' : 'factor.setUp')}
      onClose={(by) => {
        // Recovery codes are shown once: only their own button closes them.
        if (by !== 'outside' && step.name !== 'codes') onClose();
      }}
    >
      {step.name === 'password' && <PasswordStep onBegun={(begun) => setStep({ name: 'scan', ...begun })} />}
      {step.name === 'scan' && (
        <ScanStep
          {...step}
          isReplacing={isReplacing}
          onCodes={(codes) => setStep({ name: 'codes', codes })}
          onOn={() => setStep({ name: 'on' })}
        />
      )}
      {step.name === 'on' && (
        <Stack>
          <Alert tone="info" isAnnounced>
            {text('factor.onNow')}
          </Alert>
          <NewCodes onCodes={(codes) => setStep({ name: 'codes', codes })} />
        </Stack>
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={onClose} />}
    </Dialog>
  );
}

function PasswordStep({ onBegun }: { readonly onBegun: (begun: { secret: string; uri: string }) => void }) {
  const text = identityMessages.useText();
  const { begin } = useSecretCalls();
  const form = useForm({ schema: passwordSchema, defaults: { password: '' } });
  const submit = async ({ password }: { password: string }) => {
    const answer = await begin(password);
    if ('problem' in answer) form.refuse(answer.problem);
    else onBegun(answer.reply);
  };
  return (
    <Form form={form} label={text('factor.setUp')} errorText={text} onSubmit={submit}>
      <Text tone="quiet">{text('factor.password.lead')}</Text>
      <FormPasswordField
        name="password"
        label={text('login.password')}
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step asks for this one value
        autoFocus
        maxLength={PASSWORD_MAX}
      />
      <FormSubmit>{text('factor.next')}</FormSubmit>
    </Form>
  );
}

interface ScanStepProps {
  readonly secret: string;
  readonly uri: string;
  readonly isReplacing: boolean;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onOn: () => void;
}

function ScanStep({ secret, uri, isReplacing, onCodes, onOn }: ScanStepProps) {
  const text = identityMessages.useText();
  const { confirm, isOn } = useSecretCalls();
  const form = useForm({ schema: codeSchema, defaults: { code: '' } });
  const submit = async ({ code }: { code: string }) => {
    const answer = await confirm(codeOf(code));
    if (!('problem' in answer)) onCodes(answer.reply);
    // Of a replacement the state does not tell which device counts.
    else if (isReplacing) form.refuse(writeProblemOf(answer.failure, 'factor.replaceUnknown'));
    else if (await isOn()) onOn();
    else form.refuse(answer.problem);
  };
  return (
    <Form form={form} label={text('factor.setUp')} errorText={text} onSubmit={submit}>
      <Text tone="quiet">{text('factor.scan')}</Text>
      <Stack style={{ alignItems: 'center' }}>
        {/* Its name does not contain the key: assistive technology would spell it. */}
        <QrCode value={uri} size={180} label={text('factor.qr')} />
      </Stack>
      <Stack>
        <Text tone="quiet">{text('factor.key')}</Text>
        <span>
          <code translate="no">{groupsOf(secret)}</code> <CopyButton value={secret} label={text('factor.key')} />
        </span>
      </Stack>
      <FormTextField
        name="code"
        label={text('factor.code')}
        hint={text('factor.code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <FormSubmit>{text('factor.turnOn')}</FormSubmit>
    </Form>
  );
}
