import { compare, toDrawingNumber } from '@bourse/decimal';
import { useServerNow } from '@bourse/feature-kit';
import type { Finding, KnownIds, WriteState } from '@bourse/safe-writes';
import { useFormat } from '@bourse/i18n';
import { Alert, ConfirmDialog, FactList, Stack } from '@bourse/ui-kit';
import type { Launch } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { costOf } from '../rules/quantity';
import type { SubscribeTicket } from '../writes/subscribe';
import { COST_DECIMALS } from './subscribe-form';

const HOUR_MS = 3_600_000;

export interface SubscribeConfirmationProps {
  readonly state: WriteState<SubscribeTicket, KnownIds, Finding>;
  /** With its present price. */
  readonly launch: Pick<Launch, 'price' | 'freezeHours'>;
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
  readonly onNewPrice: () => void;
}

/** Confirmation with quantity and cost; asks again if the price has changed since the dialog opened. */
export function SubscribeConfirmation({ state, launch, ...on }: SubscribeConfirmationProps) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const now = useServerNow();
  if (state.phase !== 'confirming' && state.phase !== 'sending') return null;
  const { ticket } = state;
  const { price, freezeHours } = launch;
  const isChanged = state.phase === 'confirming' && compare(ticket.price, price) !== 0;
  return (
    <ConfirmDialog
      open
      title={text('subscribe.confirmTitle', { name: ticket.token })}
      confirmLabel={text(isChanged ? 'subscribe.newPrice' : 'subscribe.confirm')}
      pending={state.phase === 'sending'}
      onConfirm={isChanged ? on.onNewPrice : on.onConfirm}
      onCancel={on.onTakeBack}
    >
      <Stack>
        {isChanged && (
          <Alert tone="warning" isAnnounced>
            {text('subscribe.priceChanged', { price: `${format.price(price)} USDT` })}
          </Alert>
        )}
        <FactList
          facts={[
            { label: text('quantity'), value: `${format.amount(ticket.quantity)} ${ticket.token}` },
            { label: text('launch.price'), value: `${format.price(ticket.price)} USDT` },
            {
              label: text('subscribe.cost'),
              value: format.money(costOf(ticket.quantity, ticket.price), { currency: 'USDT', decimals: COST_DECIMALS }),
            },
            ...(freezeHours === undefined
              ? []
              : [
                  {
                    label: text('subscribe.freeze'),
                    value: text('subscribe.hours', {
                      hours: format.amount(freezeHours),
                      count: toDrawingNumber(freezeHours),
                    }),
                  },
                  {
                    label: text('subscribe.unlocksAbout'),
                    value: format.zonedDateTime(now() + toDrawingNumber(freezeHours) * HOUR_MS),
                  },
                ]),
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
