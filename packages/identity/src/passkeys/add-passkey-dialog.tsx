import { asFailure } from '@bourse/api-client';
import { LONGEST_PASSKEY_NAME } from '@bourse/contracts/security';
import { createPasskey } from '@bourse/feature-kit';
import { Dialog, useToast } from '@bourse/ui-kit';
import { Form, FormPasswordField, FormSubmit, FormTextField, useForm, type Problem } from '@bourse/ui-kit/forms';
import { useState } from 'react';
import { refusalOf, writeProblemOf } from '../account/refusal';
import { useBeginPasskeyMutation, useConfirmPasskeyMutation } from '../api/passkeys';
import { identityMessages } from '../locales/messages';
import { browserName } from '../rules/browser-name';
import { PASSWORD_MAX } from '../rules/login-rules';
import { passkeySchema, type PasskeyValues } from '../rules/passkey-rules';

/** Adds a passkey: its name and the password, then the browser asks for the passkey itself. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = identityMessages.useText();
  const toast = useToast();
  const add = useAddPasskey();
  const [proposal] = useState(() => browserName(navigator.userAgent).slice(0, LONGEST_PASSKEY_NAME));
  const form = useForm({ schema: passkeySchema, defaults: { name: proposal, password: '' } });
  const submit = async (values: PasskeyValues) => {
    const problem = await add(values);
    if (problem !== undefined) {
      form.refuse(problem);
      return;
    }
    toast.success(text('passkeys.added'));
    onClose();
  };
  return (
    <Dialog open hasCloseButton title={text('passkeys.add')} onClose={(by) => by !== 'outside' && onClose()}>
      <Form form={form} label={text('passkeys.add')} errorText={text} onSubmit={submit}>
        <FormTextField
          name="name"
          label={text('passkeys.name')}
          hint={text('passkeys.name.hint')}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first value that the dialog asks for
          autoFocus={proposal === ''}
          maxLength={LONGEST_PASSKEY_NAME}
        />
        <FormPasswordField
          name="password"
          label={text('login.password')}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above, where the name has a proposal
          autoFocus={proposal !== ''}
          maxLength={PASSWORD_MAX}
        />
        <FormSubmit>{text('passkeys.create')}</FormSubmit>
      </Form>
    </Dialog>
  );
}

/** Resolves to the reason for which no passkey was added, if there is one. */
function useAddPasskey() {
  const [begin] = useBeginPasskeyMutation();
  const [confirm] = useConfirmPasskeyMutation();
  return async ({ name, password }: PasskeyValues): Promise<Problem | undefined> => {
    const begun = await begin({ password });
    if (begun.data === undefined) return refusalOf(asFailure(begun.error));
    const answer = await createPasskey(begun.data.options);
    if ('problem' in answer) return `passkeys.problem.${answer.problem}`;
    const { error } = await confirm({ name, credential: answer.credential });
    return error && writeProblemOf(asFailure(error), 'report.unknown');
  };
}
