import { useTab } from '@bourse/lists';
import type { Pair, PairId } from '@bourse/contracts/market';
import { toDrawingNumber } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { RefusedOrdersPanel, type RefusedOrder } from '@bourse/trading';
import { Box, Tabs } from '@bourse/ui-kit';
import { useState } from 'react';
import { useLeverAccount } from '../account/use-lever-account';
import { leverMessages } from '../locales/messages';
import { MoveLeverOrder, type LeverMove } from '../move-order/move-lever-order';
import { OpenPosition } from '../layout/open-position';
import { OrdersList } from '../orders/orders-tabs';
import { refusedLeverOrders } from '../orders/refused-orders';
import { useLists } from '../orders/use-lists';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { LeverPairPage } from '../layout/lever-pair-page';

function Lists({ pair, only }: { readonly pair: Pair; readonly only: PairId | undefined }) {
  const text = leverMessages.useText();
  const account = useLeverAccount(pair.id);
  const lists = useLists();
  const [tab, setTab] = useTab(lists, 'positions');
  const [edit, setEdit] = useState<StopsEdit>();
  const [move, setMove] = useState<LeverMove>();
  return (
    <>
      <Tabs
        label={text('tabs.label')}
        value={tab}
        onChange={setTab}
        items={lists.map((list) => ({
          id: list,
          label: text(`tabs.${list}`),
          content: (
            <OrdersList
              key={list}
              list={list}
              pair={pair}
              only={only}
              account={account}
              emptyAction={<OpenPosition />}
              onStops={(order) => setEdit({ order })}
              onMove={(order) => setMove({ order })}
            />
          ),
        }))}
      />
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
      <MoveLeverOrder pair={pair} account={account} move={move} onMove={setMove} />
    </>
  );
}

/** `/leverList`: the user's leverage orders by state; the tab and the filter by pair are in the address. */
export function Component() {
  const text = leverMessages.useText();
  const format = useFormat();
  const refused = refusedLeverOrders.useOrders();
  const describe = ({ direction, amount }: RefusedOrder) =>
    `${text(direction === 'long' ? 'side.long' : 'side.short')} · ${text('batch.lots', {
      lots: format.amount(amount),
      count: toDrawingNumber(amount),
    })}`;
  return (
    <LeverPairPage
      title={text('tabs.label')}
      foot={
        <Box sx={{ mt: 4 }}>
          <RefusedOrdersPanel orders={refused} describe={describe} />
        </Box>
      }
    >
      {(pair, only) => <Lists key={only} pair={pair} only={only} />}
    </LeverPairPage>
  );
}
