import { EmptyState, ErrorState } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { PairGroup, PairId } from '../contract';
import type { LoadStatus } from '../load-status';
import { ChoiceBar } from '../quotation/choice-bar';
import { livePairs } from '../quotation/live-pairs';
import { QuoteTable } from '../quotation/quote-table';
import { useCalmGroups } from '../quotation/use-calm-groups';
import { pairsOfView, type QuoteOrder } from '../quotation/order';
import { homeMessages } from '../screens/messages';
import { Card, MoreLink, SectionHead, SectionTitle } from './layout';

/** Rows of a group on the home page; the rest stands in `/quotation`. */
const HOME_ROWS = 10;

const MOST_TRADED: QuoteOrder = { column: 'volume', direction: 'descending' };

export interface HomeMarketsProps {
  readonly groups: readonly PairGroup[];
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly isStale: boolean;
  /** How fresh the figures are. */
  readonly connection: ReactNode;
}

/** The pairs of a group that are traded most; a tab for each group. */
export function HomeMarkets(props: HomeMarketsProps) {
  const { groups, status, onRetry, favourites, onToggleFavourite, isStale, connection } = props;
  const text = homeMessages.useText();
  const [chosen, setChosen] = useState<string>();
  const calm = useCalmGroups(groups);
  const group = calm.find(({ name }) => name === chosen) ?? calm[0];
  // Remembered by figures of a moment ago: to put thousands in order at every ticker would be work for nobody.
  const most = useMemo(() => pairsOfView(group?.pairs ?? [], 'all', MOST_TRADED).slice(0, HOME_ROWS), [group]);

  return (
    <>
      <SectionHead>
        <SectionTitle>{text('markets.title')}</SectionTitle>
        {connection}
        <MoreLink to="/quotation">{text('markets.all')}</MoreLink>
      </SectionHead>
      <Card>
        {groups.length > 1 && group && (
          <div style={{ padding: '10px 12px 2px' }}>
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
          status={status}
          favourites={new Set(favourites)}
          onToggleFavourite={onToggleFavourite}
          expectedRows={HOME_ROWS}
          isStale={isStale}
          instead={
            status === 'failed' ? (
              <ErrorState title={text('quotes.failed')} message={text('failed.hint')} onRetry={onRetry} />
            ) : (
              <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />
            )
          }
        />
      </Card>
    </>
  );
}
