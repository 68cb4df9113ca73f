import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { lazyPart, Row, Skeleton, Stack, Text } from '@bourse/ui-kit';
import {
  Form,
  FormCheckbox,
  FormNumberField,
  FormSelect,
  FormSubmit,
  schemaOfRules,
  useForm,
  useFormValue,
} from '@bourse/ui-kit/forms';
import { tradingMessages } from '../locales/messages';
import { PlainDialog } from '../dialog/plain-dialog';
import type { PriceAlert } from './alert';
import { intervalText } from './use-alert-text';
import {
  ALERT_ENTRIES,
  ALERT_KINDS,
  alertChoice,
  alertDefaults,
  alertProblems,
  type AlertChoice,
} from './alert-choice';

/** Loads with the list of indicators. */
const LazyIndicatorField = lazyPart(async () => (await import('./indicator-field')).IndicatorField, {
  fallback: <Skeleton height={64} />,
});

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

const INTERVALS = ['15', '60', '240', '1D'] as const;

/** Sets a price alert, or edits one, which arms it again. */
export function AlertDialog(props: AlertDialogProps) {
  const { symbol, quote, pricePlaces, last, alert, askToNotify, onSave, onClose } = props;
  const text = tradingMessages.useText();
  const format = useFormat();
  const market = { last, pricePlaces };
  // The rule compares with the price of the moment, so the schema is made at every render.
  const form = useForm({
    schema: schemaOfRules(ALERT_ENTRIES, (values) => alertProblems(values, market)),
    defaults: alertDefaults(alert, props.price),
  });
  const kind = useFormValue(form, 'kind');
  const line = useFormValue(form, 'line');
  const isIndicator = kind !== 'price' && kind !== 'percent';
  const tickNotification = async (isWanted: boolean) => {
    if (!isWanted || (await askToNotify())) return;
    form.set({ hasNotification: false });
    form.refuse('alerts.notAllowed', 'hasNotification');
  };
  const wayKey = (way: 'Above' | 'Below') =>
    kind === 'percent' ? (`alerts.move${way}` as const) : (`alerts.way${way}` as const);

  const title = text('alerts.titleNew', { symbol });
  return (
    <PlainDialog open title={title} onClose={onClose}>
      <Stack sx={{ paddingTop: 2 }}>
        <Form
          form={form}
          label={title}
          errorText={text}
          onSubmit={(values) => {
            const choice = alertChoice(values, market, Date.now());
            if (choice) onSave(choice);
          }}
        >
          <FormSelect
            name="kind"
            label={text('alerts.kind')}
            options={ALERT_KINDS.map((value) => ({ value, label: text(`alerts.kind.${value}`) }))}
          />
          {kind === 'price' && (
            <FormNumberField
              name="price"
              label={text('alerts.price')}
              decimals={pricePlaces}
              unit={quote}
              keepsErrorRoom={text('alerts.needsPrice')}
            />
          )}
          {kind !== 'price' && (
            <FormSelect
              name="way"
              label={text('alerts.direction')}
              options={[
                { value: 'above', label: text(wayKey('Above')) },
                { value: 'below', label: text(wayKey('Below')) },
              ]}
            />
          )}
          {kind === 'percent' && (
            <FormNumberField
              name="percent"
              label={text('alerts.percent')}
              decimals={2}
              unit="%"
              keepsErrorRoom={text('alerts.needsPercent')}
            />
          )}
          {kind === 'rsi' && <FormNumberField name="level" label={text('alerts.level')} decimals={2} />}
          {kind === 'indicator' && <LazyIndicatorField chosen={line} />}
          {isIndicator && (
            <>
              {kind !== 'indicator' && <FormNumberField name="period" label={text('alerts.period')} decimals={0} />}
              <FormSelect
                name="interval"
                label={text('alerts.interval')}
                options={INTERVALS.map((value) => ({ value, label: intervalText(text, value) }))}
              />
            </>
          )}
          <Text size="table" tone="quiet">
            {text(isIndicator ? 'alerts.hintIndicator' : 'alerts.hint', { last: format.price(last, pricePlaces) })}
          </Text>
          <Row spacing={6}>
            <FormCheckbox name="hasSound" label={text('alerts.sound')} />
            <FormCheckbox
              name="hasNotification"
              label={text('alerts.notify')}
              onChanged={(isWanted) => void tickNotification(isWanted)}
            />
          </Row>
          <FormSubmit>{text('alerts.save')}</FormSubmit>
        </Form>
      </Stack>
    </PlainDialog>
  );
}
