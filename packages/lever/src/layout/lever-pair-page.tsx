import { PAIR_PARAMETER, pairParameter, usePairs, useSelectedPair } from '@bourse/market';
import type { Pair, PairId } from '@bourse/contracts/market';
import { EmptyState, INSET, Page, Panel, Select, Skeleton, Stack } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withLeverageDecimals } from '../rules/price-decimals';
import { LeverLinks } from './lever-links';
import { leverMessages } from '../locales/messages';

export interface LeverPairPageProps {
  readonly title: string;
  /** Links above the page; default: those between the screens of leverage orders. */
  readonly links?: ReactNode;
  /** Below the panel of the page. */
  readonly foot?: ReactNode;
  /** `only`: the pair of the address; `undefined` for all pairs. Then `pair` is the last shown one. */
  readonly children: (pair: Pair, only: PairId | undefined) => ReactNode;
}

const ALL = 'all';

/** A page about the leverage orders of all pairs, or of the pair that the address names. */
export function LeverPairPage({ title, links = <LeverLinks />, foot, children }: LeverPairPageProps) {
  const text = leverMessages.useText();
  const { groups } = usePairs();
  const { selection } = useSelectedPair();
  const [parameters, setParameters] = useSearchParams();
  const isNamed = parameters.has(PAIR_PARAMETER);
  const pairs = groups.flatMap((group) => group.pairs).filter(({ lotSize }) => lotSize !== undefined);
  const selected = selection.kind === 'pair' ? selection.pair : undefined;
  const pair = selected && (pairs.find(({ id }) => id === selected.id) ?? pairs[0] ?? selected);
  return (
    <Page title={title}>
      {links}
      <Panel label={title}>
        {pair && pairs.length > 0 && (
          <Stack sx={{ maxWidth: 240, paddingBlock: 3, marginInline: INSET }}>
            <Select<PairId | typeof ALL>
              label={text('orders.pair')}
              value={isNamed ? pair.id : ALL}
              options={[
                { value: ALL, label: text('orders.allPairs') },
                ...pairs.map(({ id, symbol }) => ({ value: id, label: symbol })),
              ]}
              onChange={(id) => {
                const chosen = pairs.find((candidate) => candidate.id === id);
                setParameters((present) => {
                  const next = new URLSearchParams(present);
                  // The list of another choice begins at its first page.
                  next.delete('page');
                  if (chosen) next.set(PAIR_PARAMETER, pairParameter(chosen));
                  else next.delete(PAIR_PARAMETER);
                  return next;
                });
              }}
            />
          </Stack>
        )}
        {pair ? (
          children(withLeverageDecimals(pair), isNamed ? pair.id : undefined)
        ) : selection.kind === 'loading' ? (
          <Skeleton />
        ) : (
          <EmptyState title={text('orders.noPair')} />
        )}
      </Panel>
      {foot}
    </Page>
  );
}
