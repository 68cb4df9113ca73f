import { asFailure } from '@bourse/api-client';
import type { WeekHours } from '@bourse/contracts/c2c';
import { ReadError, useFailureText } from '@bourse/feature-kit';
import { isLost, WriteOutcome } from '@bourse/safe-writes';
import { Padded, Panel, Row, Skeleton, Stack, Text, useToast } from '@bourse/ui-kit';
import { Form, FormAutocomplete, FormCheckbox, FormSubmit, FormTextField, useForm } from '@bourse/ui-kit/forms';
import { c2cMessages } from '../locales/messages';
import { hoursDraft, hoursOf, hoursSchema } from '../rules/hours-rules';
import { hoursWrite } from '../writes/save-hours';
import { useKeptWrite } from '../writes/use-kept-write';
import { useBusinessHoursQuery } from './people-api';
import { useHoursText, WEEK } from './use-hours-text';

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The user's hours. The ads of the user cannot be taken outside of them. */
export function HoursPanel() {
  const text = c2cMessages.useText();
  const { data, error, refetch } = useBusinessHoursQuery();
  return (
    <Panel title={text('hours.title')}>
      <Padded>
        {data ? (
          // The form begins again with what the exchange has.
          <HoursForm key={JSON.stringify(data)} hours={data.hours} />
        ) : error ? (
          <ReadError title={text('hours.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
      </Padded>
    </Panel>
  );
}

function HoursForm({ hours }: { readonly hours: WeekHours | undefined }) {
  const text = c2cMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const hoursText = useHoursText();
  const form = useForm({
    schema: hoursSchema,
    defaults: hoursDraft(hours, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  const { state, press, confirm, lookAgain, dismiss } = useKeptWrite(hoursWrite, {
    onKept: () => toast.success(text('hours.saved')),
    onRefused: (failure) => {
      const message = failureText(failure);
      if (message !== undefined) form.refuse(message);
    },
  });
  const send = (next: WeekHours | undefined) => {
    press(next ? { hours: { ...next, days: [...next.days] } } : {});
    confirm();
  };
  if (isLost(state)) {
    const { ticket } = state;
    return (
      <WriteOutcome
        state={state}
        unknownTitle={text('hours.unknown')}
        summary={ticket.hours ? hoursText(ticket.hours) : text('hours.always')}
        describe={(finding) => ({ title: text(finding === 'kept' ? 'hours.saved' : 'hours.notSaved') })}
        onLookAgain={lookAgain}
        onDismiss={dismiss}
        onTryAgain={() => send(ticket.hours)}
      />
    );
  }
  return (
    <Form
      form={form}
      label={text('hours.title')}
      errorText={(code) => (code === 'hours.timeWrong' || code === 'hours.zoneMissing' ? text(code) : code)}
      onSubmit={(draft) => send(hoursOf(draft))}
    >
      <Stack>
        <Text>{text('hours.hint')}</Text>
        <Row>
          {WEEK.map((day) => (
            <FormCheckbox key={day} name={`d${day}`} label={text(`day.${day}`)} />
          ))}
        </Row>
        <FormTextField name="open" label={text('hours.open')} hint={text('hours.timeHint')} />
        <FormTextField name="close" label={text('hours.close')} hint={text('hours.closeHint')} />
        <FormAutocomplete
          name="zone"
          label={text('hours.zone')}
          options={ZONES.map((zone) => ({ value: zone, label: zone }))}
        />
        <FormSubmit>{text('hours.submit')}</FormSubmit>
      </Stack>
    </Form>
  );
}
