import { Alert } from '@bourse/ui-kit';
import { Form, FormSubmit, FormTextField, useForm, useFormValue, type Problem } from '@bourse/ui-kit/forms';
import type { Payee } from '@bourse/contracts/identity';
import { identityMessages } from '../locales/messages';
import { FIELD_MAX, hasWrongCheckDigit, NAME_MAX, payeeSchema } from '../rules/payee-rules';

export interface PayeeFormProps {
  /** The saved information. */
  readonly payee: Payee;
  /** Resolves to the problem if it was not saved. */
  readonly onSave: (payee: Payee) => Promise<Problem | undefined>;
}

/** Form of the payee information. The draft survives a reload, an expired session and a redirect. */
export function PayeeForm({ payee, onSave }: PayeeFormProps) {
  const text = identityMessages.useText();
  const form = useForm({ schema: payeeSchema, defaults: payee, draft: { key: 'payee' } });
  const isDoubtful = hasWrongCheckDigit(useFormValue(form, 'bankAccount'));
  const save = async (values: Payee) => {
    const problem = await onSave(values);
    if (problem === undefined) form.reset(values);
    else form.refuse(problem);
  };
  return (
    <Form form={form} label={text('payee.title')} errorText={text} onSubmit={save}>
      <FormTextField
        name="realName"
        label={text('payee.realName')}
        hint={text('payee.realName.hint')}
        autoComplete="name"
        maxLength={NAME_MAX}
      />
      <FormTextField name="bankName" label={text('payee.bankName')} maxLength={FIELD_MAX} />
      <FormTextField
        name="bankAccount"
        label={text('payee.bankAccount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={FIELD_MAX}
      />
      {isDoubtful && (
        <Alert tone="warning" isAnnounced>
          {text('payee.checkDigit')}
        </Alert>
      )}
      <FormTextField name="alipayAccount" label={text('payee.alipay')} maxLength={FIELD_MAX} />
      <FormTextField name="wechatAccount" label={text('payee.wechat')} maxLength={FIELD_MAX} />
      <FormTextField name="wechatNickname" label={text('payee.wechatName')} maxLength={FIELD_MAX} />
      <FormSubmit>{text('payee.save')}</FormSubmit>
    </Form>
  );
}
