import type { Ad } from '@bourse/contracts/c2c';
import type { Decimal } from '@bourse/decimal';
import { useFailureText } from '@bourse/feature-kit';
import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { Dialog, Stack, Text, useToast } from '@bourse/ui-kit';
import { Form, FormSubmit, useForm, useFormValue } from '@bourse/ui-kit/forms';
import { c2cMessages } from '../locales/messages';
import { floatingPrice, floatingSchemaOf, floatingTerms, type PercentBounds } from '../rules/floating';
import { repriceWrite } from '../writes/reprice-ad';
import { useKeptWrite } from '../writes/use-kept-write';
import { FloatingFields, useFloatingErrors } from './floating-fields';
import { useFloatingText } from './ad-price';
import { useFloatingBounds, useReference } from './use-floating';

export interface RepriceDialogProps {
  /** `undefined`: closed, unless the outcome of a change is unknown. */
  readonly ad: Ad | undefined;
  readonly onClose: () => void;
}

/** Changes how the price of an own ad follows the index. */
export function RepriceDialog({ ad, onClose }: RepriceDialogProps) {
  const text = c2cMessages.useText();
  const floatingText = useFloatingText();
  const bounds = useFloatingBounds();
  const toast = useToast();
  const { state, lookAgain, dismiss, confirm, press } = useReprice(onClose, (message) => toast.error(message));
  if (isLost(state)) {
    const { ticket } = state;
    const close = () => {
      dismiss();
      onClose();
    };
    return (
      <Dialog open title={text('reprice.title')} onClose={close} hasCloseButton>
        <WriteOutcome
          state={state}
          unknownTitle={text('reprice.unknown')}
          summary={`${text('adPage.title', { id: ticket.adId })}: ${floatingText({ least: undefined, most: undefined, ...ticket.floating })}`}
          describe={(finding) => ({ title: text(finding === 'kept' ? 'reprice.done' : 'reprice.notDone') })}
          onLookAgain={lookAgain}
          onDismiss={close}
          onTryAgain={() => {
            press(ticket);
            confirm();
          }}
        />
      </Dialog>
    );
  }
  if (!ad?.floating || !bounds) return null;
  return <RepriceForm key={ad.id} ad={ad} floating={ad.floating} bounds={bounds} onClose={onClose} />;
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
  const percent = useFormValue(form, 'percent');
  const leastPrice = useFormValue(form, 'leastPrice');
  const mostPrice = useFormValue(form, 'mostPrice');
  return { form, terms: floatingTerms({ percent, leastPrice, mostPrice }) };
}

function useReprice(onDone: () => void, onRefused: (message: string) => void) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  return useKeptWrite(repriceWrite, {
    onKept: () => {
      toast.success(text('reprice.done'));
      onDone();
    },
    onRefused: (failure) => {
      const message = failureText(failure);
      if (message !== undefined) onRefused(message);
    },
  });
}

function RepriceForm({ ad, floating, bounds, onClose }: RepriceFormProps) {
  const text = c2cMessages.useText();
  const errors = useFloatingErrors(bounds);
  const reference = useReference(ad.currencyId, true);
  const { form, terms } = useTermsForm(floating, bounds, reference);
  const { state, press, confirm } = useReprice(onClose, form.refuse);
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
