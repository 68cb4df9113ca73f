import { parseDecimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Stack, Text } from '@bourse/ui-kit';
import { Form, FormCheckbox, FormNumberField, FormSubmit, schemaOfRules, useForm } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { tradingMessages } from '../locales/messages';
import { PlainDialog } from '../dialog/plain-dialog';
import { directionOf, type PriceAlert } from './alert';

/** The user's choices of an alert. */
export type AlertChoice = Pick<PriceAlert, 'price' | 'direction' | 'hasSound' | 'hasNotification'>;

export interface AlertDialogProps {
  readonly symbol: string;
  readonly quote: string;
  readonly pricePlaces: number;
  /** The present price, which the alert starts from. */
  readonly last: Decimal | undefined;
  /** The edited alert; its values are the first values of the fields. */
  readonly alert?: PriceAlert | undefined;
  /** The first price of a new alert. */
  readonly price?: Decimal | undefined;
  /** Requests the notification permission; called when the box is ticked. */
  readonly askToNotify: () => Promise<boolean>;
  readonly onSave: (choice: AlertChoice) => void;
  readonly onClose: () => void;
}

const ENTRIES = { price: v.string(), hasSound: v.boolean(), hasNotification: v.boolean() };

/** Sets a price alert, or edits one, which arms it again. */
export function AlertDialog(props: AlertDialogProps) {
  const { symbol, quote, pricePlaces, last, alert, askToNotify, onSave, onClose } = props;
  const text = tradingMessages.useText();
  const format = useFormat();
  // The rule compares with the price of the moment, so the schema is made at every render.
  const form = useForm({
    schema: schemaOfRules(ENTRIES, ({ price }) => ({
      price: directionOf(parseDecimal(price), last) ? undefined : 'alerts.needsPrice',
    })),
    defaults: {
      price: alert?.price ?? props.price ?? '',
      hasSound: alert?.hasSound ?? false,
      hasNotification: alert?.hasNotification ?? false,
    },
  });
  const save = ({ price: typed, ...choice }: v.InferOutput<v.ObjectSchema<typeof ENTRIES, undefined>>) => {
    const price = parseDecimal(typed);
    const direction = directionOf(price, last);
    if (price !== undefined && direction) onSave({ price, direction, ...choice });
  };
  const tickNotification = async (isWanted: boolean) => {
    if (!isWanted || (await askToNotify())) return;
    form.set({ hasNotification: false });
    form.refuse('alerts.notAllowed', 'hasNotification');
  };

  const title = text('alerts.titleNew', { symbol });
  return (
    <PlainDialog open title={title} onClose={onClose}>
      <Stack sx={{ paddingTop: 2 }}>
        <Form form={form} label={title} errorText={text} onSubmit={save}>
          <FormNumberField name="price" label={text('alerts.price')} decimals={pricePlaces} unit={quote} />
          <Text size="table" tone="quiet">
            {text('alerts.hint', { last: format.price(last, pricePlaces) })}
          </Text>
          <FormCheckbox name="hasSound" label={text('alerts.sound')} />
          <FormCheckbox
            name="hasNotification"
            label={text('alerts.notify')}
            onChanged={(isWanted) => void tickNotification(isWanted)}
          />
          <FormSubmit>{text('alerts.save')}</FormSubmit>
        </Form>
      </Stack>
    </PlainDialog>
  );
}
