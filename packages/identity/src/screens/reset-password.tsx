import { asFailure } from '@bourse/api-client';
import { registeredStateOf, useAppDispatch, useTradePassword, useAppSelector } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { Form, FormSubmit, useForm } from '@bourse/ui-kit/forms';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, type Location } from 'react-router';
import { Card, OtherWay } from '../layout/card';
import { resetSchema } from '../rules/forgot-password-rules';
import { resetDone, selectPasswordReset } from '../forgot-password/slice';
import { identityMessages } from '../locales/messages';
import { NewPasswordFields } from '../account/new-password-fields';
import { writeProblemOf } from '../account/refusal';
import { useForgetPasswordMutation } from '../api/settings';
import { PATHS } from '../paths';

/** Removes the confirmed code, tells that the password is changed, and goes to the login screen with the account filled in. */
function useFinish(state: unknown) {
  const text = identityMessages.useText();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (account: string) => {
    dispatch(resetDone());
    toast.success(text('reset.done'));
    return navigate(PATHS.login, { replace: true, state: registeredStateOf(state, account) });
  };
}

/** `/resetPwd`: the new password. Without a confirmed code (a reload, a link) step 1 comes first. */
export function Component() {
  const text = identityMessages.useText();
  const { state } = useLocation() as Location<unknown>;
  const finish = useFinish(state);
  const confirmed = useAppSelector(selectPasswordReset);
  // Read once: the code is removed from the store as soon as it is used.
  const [{ account, code }] = useState(confirmed);
  const [reset] = useForgetPasswordMutation();
  const present = useTradePassword('reset', {
    label: text('reset.present'),
    hint: text('reset.present.hint'),
    missing: text('reset.present.missing'),
  });
  const form = useForm({ schema: resetSchema, defaults: { password: '', repeat: '' } });
  if (account === undefined || code === undefined) return <Navigate to={PATHS.forgotPassword} state={state} replace />;

  const submit = async ({ password, repeat }: { password: string; repeat: string }) => {
    const { error } = await reset({ account, code, password, repassword: repeat });
    if (error) {
      form.refuse(writeProblemOf(asFailure(error), 'reset.unknown'));
      return;
    }
    await finish(account);
  };
  return (
    <Card>
      <h1>{text('reset.title')}</h1>
      <p>{text('reset.lead', { account })}</p>
      <Form
        form={form}
        label={text('reset.title')}
        errorText={text}
        onSubmit={(values) => present.confirm(() => submit(values))}
      >
        {present.field}
        <NewPasswordFields label={text('reset.password')} />
        <FormSubmit>{text('reset.submit')}</FormSubmit>
      </Form>
      <OtherWay>
        <Link to={PATHS.forgotPassword} state={state}>
          {text('reset.otherCode')}
        </Link>
      </OtherWay>
    </Card>
  );
}
