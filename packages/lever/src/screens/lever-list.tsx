import type { Pair } from '@bourse/market/contract';
import { Tabs } from '@bourse/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLeverAccount } from '../account/use-lever-account';
import type { ListName } from '../contract';
import { leverMessages } from '../locales/messages';
import { ListOfPair } from '../order-panel/orders-tabs';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { LeverPairPage } from './lever-pair-page';

const LISTS = ['positions', 'entrusts', 'closed', 'revoked'] as const;

function Lists({ pair }: { readonly pair: Pair }) {
  const text = leverMessages.useText();
  const account = useLeverAccount(pair.id);
  const [parameters, setParameters] = useSearchParams();
  const [edit, setEdit] = useState<StopsEdit>();
  const tab: ListName = LISTS.find((list) => list === parameters.get('tab')) ?? 'positions';
  return (
    <>
      <Tabs
        label={text('tabs.label')}
        value={tab}
        onChange={(list) =>
          setParameters((current) => {
            const changed = new URLSearchParams(current);
            changed.set('tab', list);
            return changed;
          })
        }
        items={LISTS.map((list) => ({
          id: list,
          label: text(`tabs.${list}`),
          content: (
            <ListOfPair key={list} list={list} pair={pair} account={account} onStops={(order) => setEdit({ order })} />
          ),
        }))}
      />
      <StopsEditor
        pair={pair.id}
        quote={pair.quote}
        account={account}
        edit={edit}
        onEdited={() => setEdit(undefined)}
      />
    </>
  );
}

/** `/leverList`: the user's leverage orders by state; the tab and the pair are in the address. */
export function Component() {
  const text = leverMessages.useText();
  return <LeverPairPage title={text('tabs.label')}>{(pair) => <Lists key={pair.id} pair={pair} />}</LeverPairPage>;
}
