import type { Ad } from '@bourse/contracts/c2c';
import type { Decimal } from '@bourse/decimal';
import { isLost, useWrite } from '@bourse/safe-writes';
import { Dialog, Stack, Text } from '@bourse/ui-kit';
import { Form, FormSubmit, useForm, useFormValue } from '@bourse/ui-kit/forms';
import { c2cMessages } from '../locales/messages';
import { floatingPrice, floatingSchemaOf, floatingTerms, type PercentBounds } from '../rules/floating';
import { repriceWrite } from '../writes/reprice-ad';
import { FloatingFields, useFloatingErrors } from './floating-fields';
import { RepriceOutcome, useReprice } from './reprice-outcomes';
import { useFloatingBounds, useIndexArrival, useReference } from './use-floating';

export interface RepriceDialogProps {
  /** `undefined`: closed. */
  readonly ad: Ad | undefined;
  readonly onClose: () => void;
}

/** Changes how the price of an own ad follows the index. A lost reply is shown in place of the form, and on the screen once the dialog is closed. */
export function RepriceDialog({ ad, onClose }: RepriceDialogProps) {
  const text = c2cMessages.useText();
  const bounds = useFloatingBounds();
  const { state, dismiss } = useWrite(repriceWrite, undefined, undefined, ad?.id ?? 0);
  if (!ad?.floating || !bounds) return null;
  if (!isLost(state))
    return <RepriceForm key={ad.id} ad={ad} floating={ad.floating} bounds={bounds} onClose={onClose} />;
  const close = () => {
    dismiss();
    onClose();
  };
  return (
    <Dialog open title={text('reprice.title')} onClose={close} hasCloseButton>
      <RepriceOutcome adId={ad.id} onDone={onClose} />
    </Dialog>
  );
}

interface RepriceFormProps {
  readonly ad: Ad;
  readonly floating: NonNullable<Ad['floating']>;
  readonly bounds: PercentBounds;
  readonly onClose: () => void;
}

/** The inputs, which begin with the present terms of the ad. */
function useTermsForm(floating: RepriceFormProps['floating'], bounds: PercentBounds, reference: Decimal | undefined) {
  const form = useForm({
    schema: floatingSchemaOf(bounds, reference),
    defaults: { percent: floating.percent, leastPrice: floating.least ?? '', mostPrice: floating.most ?? '' },
  });
  useIndexArrival(form, reference);
  const percent = useFormValue(form, 'percent');
  const leastPrice = useFormValue(form, 'leastPrice');
  const mostPrice = useFormValue(form, 'mostPrice');
  return { form, terms: floatingTerms({ percent, leastPrice, mostPrice }) };
}

function RepriceForm({ ad, floating, bounds, onClose }: RepriceFormProps) {
  const text = c2cMessages.useText();
  const errors = useFloatingErrors(bounds);
  const reference = useReference(ad.currencyId, true);
  const { form, terms } = useTermsForm(floating, bounds, reference);
  const { state, press, confirm } = useReprice(ad.id, { onDone: onClose, onRefused: form.refuse });
  return (
    <Dialog open title={text('reprice.title')} onClose={() => state.phase !== 'sending' && onClose()} hasCloseButton>
      <Form
        form={form}
        label={text('reprice.title')}
        errorText={(code) => errors(code) ?? code}
        onSubmit={(typed) => {
          const next = floatingTerms(typed);
          if (!next) return;
          press({ adId: ad.id, floating: next });
          confirm();
        }}
      >
        <Stack>
          <FloatingFields bounds={bounds} price={terms && floatingPrice(terms, reference)} />
          <Text>{text('reprice.hint')}</Text>
          <FormSubmit>{text('reprice.submit')}</FormSubmit>
        </Stack>
      </Form>
    </Dialog>
  );
}
