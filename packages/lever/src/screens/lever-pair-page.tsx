import { usePairs, useSelectedPair } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { EmptyState, Page, Panel, Select, Skeleton } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { leverMessages } from '../locales/messages';

const Choice = styled('div')({ maxWidth: 240, padding: 12 });

export interface LeverPairPageProps {
  readonly title: string;
  readonly children: (pair: Pair) => ReactNode;
}

/** A page about one pair with leverage; the pair is in the address. */
export function LeverPairPage({ title, children }: LeverPairPageProps) {
  const text = leverMessages.useText();
  const { groups } = usePairs();
  const { selection, select } = useSelectedPair();
  const pairs = groups.flatMap((group) => group.pairs).filter(({ lotSize }) => lotSize !== undefined);
  const selected = selection.kind === 'pair' ? selection.pair : undefined;
  const pair = selected && (pairs.find(({ id }) => id === selected.id) ?? pairs[0] ?? selected);
  return (
    <Page title={title}>
      <Panel label={title}>
        {pair && pairs.length > 0 && (
          <Choice>
            <Select
              label={text('orders.pair')}
              value={pair.id}
              options={pairs.map(({ id, symbol }) => ({ value: id, label: symbol }))}
              onChange={(id) => {
                const chosen = pairs.find((candidate) => candidate.id === id);
                if (chosen) select(chosen);
              }}
            />
          </Choice>
        )}
        {pair ? (
          children(pair)
        ) : selection.kind === 'loading' ? (
          <Skeleton />
        ) : (
          <EmptyState title={text('orders.noPair')} />
        )}
      </Panel>
    </Page>
  );
}
