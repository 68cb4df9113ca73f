import { asFailure } from '@bourse/api-client';
import type { Passkey } from '@bourse/contracts/security';
import { Dialog, Text, useToast } from '@bourse/ui-kit';
import { Form, FormPasswordField, FormSubmit, useForm } from '@bourse/ui-kit/forms';
import { writeProblemOf } from '../account/refusal';
import { useRemovePasskeyMutation } from '../api/passkeys';
import { identityMessages } from '../locales/messages';
import { PASSWORD_MAX } from '../rules/login-rules';
import { passwordSchema } from '../rules/passkey-rules';

export interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Removes a passkey with the password; the back end asks for the second factor too, where one is on. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: RemovePasskeyDialogProps) {
  const text = identityMessages.useText();
  const toast = useToast();
  const [remove] = useRemovePasskeyMutation();
  const form = useForm({ schema: passwordSchema, defaults: { password: '' } });
  const title = text('passkeys.remove.title', { name });
  const submit = async ({ password }: { password: string }) => {
    const { error } = await remove({ id, password });
    if (error) {
      form.refuse(writeProblemOf(asFailure(error), 'report.unknown'));
      return;
    }
    toast.success(text('passkeys.removed'));
    onClose();
  };
  return (
    <Dialog open hasCloseButton title={title} onClose={(by) => by !== 'outside' && onClose()}>
      <Form form={form} label={title} errorText={text} onSubmit={submit}>
        <Text tone="quiet">{text('passkeys.remove.words')}</Text>
        <FormPasswordField
          name="password"
          label={text('login.password')}
          autoComplete="current-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for this one value
          autoFocus
          maxLength={PASSWORD_MAX}
        />
        <FormSubmit tone="danger">{text('passkeys.remove')}</FormSubmit>
      </Form>
    </Dialog>
  );
}
