import { useToast } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import { identityMessages } from '../locales/messages';
import { LOGIN_PATH, registeredStateOf } from '../login/return-path';
import { AgreementDialog } from './agreement-dialog';
import { beginForm, clearDraft, readDraft, writeDraft } from './draft';
import { RegisterForm } from './register-form';
import { recipientOf } from './rules';
import { useRegister } from './use-register';
import { useSendCode } from './use-send-code';

/** The form with its calls; who has registered goes on to the login screen, where their account stands already. */
export function RegisterPanel() {
  const text = identityMessages.useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  const [search] = useSearchParams();
  const [remembered] = useState(readDraft);
  const [form, setForm] = useState(() => beginForm(search, remembered));
  const [sent, setSent] = useState(remembered?.sent);
  const [isReading, setReading] = useState(false);
  const sending = useSendCode(form, sent, setSent);
  const { isPending, failure, codeFailure, submit } = useRegister(form);
  useEffect(() => writeDraft(form, sent), [form, sent]);

  const register = async () => {
    if (!(await submit())) return;
    clearDraft();
    toast.success(text('register.done'));
    await navigate(LOGIN_PATH, { replace: true, state: registeredStateOf(state, recipientOf(form)) });
  };
  const accept = () => {
    setForm({ ...form, agreed: true });
    setReading(false);
  };
  return (
    <>
      <RegisterForm
        form={form}
        onChange={setForm}
        sending={sending}
        onSend={sending.send}
        isPending={isPending}
        failure={failure}
        codeFailure={codeFailure}
        onSubmit={() => void register()}
        onReadAgreement={() => setReading(true)}
      />
      {isReading && <AgreementDialog onAccept={accept} onClose={() => setReading(false)} />}
    </>
  );
}
