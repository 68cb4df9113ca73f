import { asFailure, selectDialect } from '@bourse/api-client';
import { useAppSelector, useUploadImage } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { Form, FormImageField, FormNumberField, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { useDepositProofMutation } from '../api';
import type { Balance } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { AMOUNT_DECIMALS } from '../account/use-amount-text';
import { depositProofSchema, type DepositProof } from '../rules/deposit-proof-rules';

export interface ProofFormProps {
  readonly currency: Balance;
  readonly onDone: () => void;
}

/** A proof of a deposit: from address, transaction hash, amount and one picture; the sending bank where the back end wants it. */
export function ProofForm({ currency, onDone }: ProofFormProps) {
  const text = walletMessages.useText();
  const toast = useToast();
  const [send] = useDepositProofMutation();
  const upload = useUploadImage();
  const needsBank = useAppSelector(selectDialect).proofBank;
  const form = useForm({
    schema: depositProofSchema(needsBank),
    defaults: { acc: '', bank: '', hash: '', amount: '', pic: '' },
    draft: { key: `wallet.proof.${currency.currencyId}` },
  });

  const submit = async ({ acc, bank, hash, amount, pic }: DepositProof) => {
    const { error } = await send({
      currency: currency.currencyId,
      acc: acc.trim(),
      hash: hash.trim(),
      amount,
      pic,
      ...(needsBank && { bank: bank.trim() }),
    });
    if (error === undefined) {
      toast.success(text('lay.chongzhiyitijiao'));
      form.reset();
      return onDone();
    }
    const failure = asFailure(error);
    // The hash is unique: after a lost reply a second try is refused, and never credited twice.
    return form.refuse(failure.kind === 'rejected' ? { serverText: failure.text } : 'lay.chongzhisqb');
  };

  return (
    <Form form={form} label={text('proof.title', { currency: currency.currency })} errorText={text} onSubmit={submit}>
      <FormTextField name="acc" label={text('proof.from')} maxLength={128} />
      {needsBank && <FormTextField name="bank" label={text('proof.bank')} maxLength={128} />}
      <FormTextField name="hash" label={text('proof.hash')} maxLength={128} />
      <FormNumberField name="amount" label={text('proof.amount')} decimals={AMOUNT_DECIMALS} unit={currency.currency} />
      <FormImageField name="pic" label={text('proof.picture')} onUpload={upload} />
      <FormSubmit>{text('proof.submit')}</FormSubmit>
    </Form>
  );
}
