import { pathWith, START_PATH, useScreens } from '@bourse/feature-kit';
import { Narrow, Padded, Page, Panel, Text } from '@bourse/ui-kit';
import { Form, FormNumberField, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { Navigate, useNavigate } from 'react-router';
import { identityMessages } from '../locales/messages';
import { ACCOUNT_MAX } from '../rules/login-rules';
import { paymentSchema } from '../rules/payment-rules';
import { LINKS } from '../links';

/** `/payment`, `/account/payment`: account and amount, then the acceptors with both filled in. No call. */
export function Component() {
  const text = identityMessages.useText();
  const navigate = useNavigate();
  const form = useForm({ schema: paymentSchema, defaults: { account: '', amount: '' }, draft: { key: 'payment' } });
  const acceptors = useScreens().pathOf(LINKS.acceptors);
  // Without acceptors there is nothing to pay.
  if (acceptors === undefined) return <Navigate to={START_PATH} replace />;
  const submit = ({ account, amount }: { account: string; amount: string }) =>
    navigate(pathWith(acceptors, { account: account.trim(), money: amount }));
  return (
    <Page title={text('payment.title')}>
      <Narrow>
        <Text tone="quiet">{text('payment.lead')}</Text>
        <Panel label={text('payment.title')}>
          <Padded>
            <Form form={form} label={text('payment.title')} errorText={text} onSubmit={submit}>
              <FormTextField name="account" label={text('payment.account')} maxLength={ACCOUNT_MAX} />
              <FormNumberField name="amount" label={text('payment.amount')} decimals={2} unit="CNY" />
              <FormSubmit>{text('payment.submit')}</FormSubmit>
            </Form>
          </Padded>
        </Panel>
      </Narrow>
    </Page>
  );
}
