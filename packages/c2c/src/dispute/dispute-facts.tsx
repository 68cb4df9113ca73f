import type { OrderDispute } from '@bourse/contracts/c2c';
import { useFormat } from '@bourse/i18n';
import { Alert, FactList, Stack, type Fact } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';

const written = (label: string, value: string): Fact[] =>
  value === '' ? [] : [{ label, value: <span translate="no">{value}</span> }];

/** State, statements and decision of a dispute. Texts of the parties are shown as text. */
export function DisputeFacts({ dispute }: { readonly dispute: OrderDispute }) {
  const text = c2cMessages.useText();
  const format = useFormat();
  const { state, opener, reason, answer, winner, note, openedAt, answerBy } = dispute;
  const isActive = state === 'open' || state === 'answered';
  const said = state === 'withdrawn' ? (`dispute.withdrawn.${opener}` as const) : (`dispute.by.${opener}` as const);
  return (
    <Stack>
      <Alert tone={isActive ? 'warning' : 'info'} title={text(`disputeState.${state}`)}>
        {text(winner ? `dispute.${winner}` : said)}
      </Alert>
      <FactList
        facts={[
          { label: text('dispute.reason'), value: text(`disputeReason.${reason}`) },
          ...written(text('dispute.statement'), dispute.text),
          ...written(text('dispute.answer'), answer),
          ...(openedAt === undefined ? [] : [{ label: text('dispute.opened'), value: format.zonedDateTime(openedAt) }]),
          ...(state === 'open' && answerBy !== undefined
            ? [{ label: text('dispute.answerBy'), value: format.zonedDateTime(answerBy) }]
            : []),
          ...written(text('dispute.note'), note),
        ]}
      />
    </Stack>
  );
}
