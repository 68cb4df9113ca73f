import { compare, type Decimal } from '@bourse/decimal';
import type { Finding, KnownIds, WriteState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Alert, ConfirmDialog, FactList, Stack } from '@bourse/ui-kit';
import { subscriptionMessages } from '../locales/messages';
import { costOf } from '../rules/quantity';
import type { SubscribeTicket } from '../writes/subscribe';
import { COST_DECIMALS } from './subscribe-form';

export interface SubscribeConfirmationProps {
  readonly state: WriteState<SubscribeTicket, KnownIds, Finding>;
  /** Present price of the launch. */
  readonly price: Decimal;
  readonly onConfirm: () => void;
  readonly onTakeBack: () => void;
  readonly onNewPrice: () => void;
}

/** Confirmation with quantity and cost; asks again if the price has changed since the dialog opened. */
export function SubscribeConfirmation({ state, price, ...on }: SubscribeConfirmationProps) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  if (state.phase !== 'confirming' && state.phase !== 'sending') return null;
  const { ticket } = state;
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
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}
