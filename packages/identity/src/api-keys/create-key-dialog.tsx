import { LONGEST_API_KEY_NAME, USUAL_API_KEY_DAYS, type ApiKey } from '@bourse/contracts/security';
import { Alert, Button, Dialog, Stack } from '@bourse/ui-kit';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormSelect,
  FormSubmit,
  FormTextField,
  useForm,
} from '@bourse/ui-kit/forms';
import { useState } from 'react';
import { identityMessages } from '../locales/messages';
import { API_KEY_DAYS, apiKeySchema, type ApiKeyValues } from '../rules/api-key-rules';
import { PASSWORD_MAX } from '../rules/login-rules';
import { apiKeyMessages } from './locales/messages';
import { NewKey } from './new-key';
import { useCreateKey, type MadeKey } from './use-create-key';

/** Ten ranges of IPv6. */
const LONGEST_ADDRESSES = 500;
const DEFAULTS = { name: '', trades: false, addresses: '', days: String(USUAL_API_KEY_DAYS), password: '' };

type Step =
  | { readonly name: 'form' }
  | { readonly name: 'made'; readonly made: MadeKey }
  | { readonly name: 'lost'; readonly lost: ApiKey };

/** Codes whose texts are those of the keys. */
const OWN_CODES = ['addresses.invalid', 'unknown'] as const;
type OwnCode = (typeof OWN_CODES)[number];
const isOwn = (code: string): code is OwnCode => OWN_CODES.some((own) => own === code);

interface CreateKeyDialogProps {
  readonly onClose: () => void;
  /** Asks for the removal of a key whose secret is lost. */
  readonly onRemove: (key: ApiKey) => void;
}

/** Makes a key: the form, then the secret, once. After a lost reply it offers the removal of the key that nobody can use. */
export function CreateKeyDialog({ onClose, onRemove }: CreateKeyDialogProps) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const [step, setStep] = useState<Step>({ name: 'form' });
  return (
    <Dialog
      open
      hasCloseButton
      title={text('create')}
      onClose={(by) => {
        // The secret is shown once: only its own button closes it.
        if (by !== 'outside' && step.name !== 'made') onClose();
      }}
    >
      {step.name === 'form' && <KeyForm onStep={setStep} />}
      {step.name === 'made' && <NewKey made={step.made} onKept={onClose} />}
      {step.name === 'lost' && (
        <Stack>
          <Alert tone="warning">{text('lost', { name: step.lost.name })}</Alert>
          <Button tone="danger" onClick={() => onRemove(step.lost)}>
            {common('passkeys.remove')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}

function KeyForm({ onStep }: { readonly onStep: (step: Step) => void }) {
  const text = apiKeyMessages.useText();
  const common = identityMessages.useText();
  const create = useCreateKey();
  const form = useForm({ schema: apiKeySchema, defaults: DEFAULTS });
  const submit = async (values: ApiKeyValues) => {
    const creation = await create(values);
    if ('made' in creation) onStep({ name: 'made', made: creation.made });
    else if ('lost' in creation) onStep({ name: 'lost', lost: creation.lost });
    else form.refuse(creation.problem);
  };
  const errorText = (code: OwnCode | Parameters<typeof common>[0]) => (isOwn(code) ? text(code) : common(code));
  return (
    <Form form={form} label={text('create')} errorText={errorText} onSubmit={submit}>
      <FormTextField
        name="name"
        label={common('passkeys.name')}
        hint={common('passkeys.name.hint')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first value that the dialog asks for
        autoFocus
        maxLength={LONGEST_API_KEY_NAME}
      />
      <FormCheckbox name="trades" label={text('mayTrade')} />
      <FormTextField
        name="addresses"
        label={text('addresses')}
        hint={text('addresses.hint')}
        autoComplete="off"
        maxLength={LONGEST_ADDRESSES}
      />
      <FormSelect
        name="days"
        label={text('days')}
        options={API_KEY_DAYS.map((days) => ({ value: String(days), label: text('days.of', { days }) }))}
      />
      <FormPasswordField
        name="password"
        label={common('login.password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
      />
      <FormSubmit>{text('create')}</FormSubmit>
    </Form>
  );
}
