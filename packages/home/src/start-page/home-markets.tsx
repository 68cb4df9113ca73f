import { type LoadState, ReadError, MoreLink } from '@bourse/feature-kit';
import { Card, EmptyState } from '@bourse/ui-kit';
import { type ReactNode, useState } from 'react';
import type { PairGroup, PairId } from '@bourse/contracts/market';
import { ChoiceBar } from '../quotation/choice-bar';
import { livePairs, useThrottledGroups, pairsOfView, type QuoteOrder } from '@bourse/market';
import { QuoteTable } from '../quotation/quote-table';
import { homeMessages } from '../locales/messages';
import { SectionHead } from './section-head';

/** Rows per group on the home page; `/quotation` has the others. */
const HOME_ROWS = 10;

const MOST_TRADED: QuoteOrder = { column: 'volume', direction: 'descending' };

export interface HomeMarketsProps {
  readonly groups: readonly PairGroup[];
  readonly state: LoadState;
  readonly onRetry: () => void;
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly isStale: boolean;
  /** Freshness of the figures. */
  readonly connection: ReactNode;
}

/** The pairs of a group that are traded most; a tab for each group. */
export function HomeMarkets(props: HomeMarketsProps) {
  const { groups, state, onRetry, favourites, onToggleFavourite, isStale, connection } = props;
  const text = homeMessages.useText();
  const [chosen, setChosen] = useState<string>();
  const throttled = useThrottledGroups(groups);
  const group = throttled.find(({ name }) => name === chosen) ?? throttled[0];
  // Memoised and throttled: sorting thousands of pairs at every ticker is too expensive.
  const most = pairsOfView(group?.pairs ?? [], 'all', MOST_TRADED).slice(0, HOME_ROWS);

  return (
    <>
      <SectionHead title={text('markets.title')}>
        {connection}
        <MoreLink to="/quotation">{text('markets.all')}</MoreLink>
      </SectionHead>
      <Card>
        {groups.length > 1 && group && (
          <div style={{ padding: '12px 12px 4px' }}>
            <ChoiceBar
              label={text('quotes.groups')}
              items={groups.map(({ name }) => ({ id: name, label: name }))}
              value={group.name}
              onChange={setChosen}
            />
          </div>
        )}
        <QuoteTable
          label={text('markets.title')}
          pairs={livePairs(most, groups)}
          state={state}
          favourites={new Set(favourites)}
          onToggleFavourite={onToggleFavourite}
          expectedRows={HOME_ROWS}
          isStale={isStale}
          instead={
            state.kind === 'failed' ? (
              <ReadError title={text('quotes.failed')} failure={state.failure} onRetry={onRetry} />
            ) : (
              <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />
            )
          }
        />
      </Card>
    </>
  );
}
