import type { Order } from '@bourse/contracts/c2c';
import { Padded, Panel } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { RelationButtons, useRelate } from './relate';
import { useRelations } from './use-people';

/** Follow and block on the page of an order; a running order goes on. */
export function CounterpartyPanel({ order, isPublisher }: { readonly order: Order; readonly isPublisher: boolean }) {
  const text = c2cMessages.useText();
  const { relationTo } = useRelations();
  const relate = useRelate();
  const { counterpartyId: id } = order;
  if (id === undefined) return null;
  const name = isPublisher ? text('people.taker') : order.publisher;
  return (
    <Panel title={text('order.counterparty')}>
      <Padded>
        <RelationButtons
          relation={relationTo(id)}
          isMerchant={!isPublisher}
          isSending={relate.isSending}
          onChange={(relation) => relate.set({ id, name }, relation)}
        />
      </Padded>
      {relate.dialog}
    </Panel>
  );
}
