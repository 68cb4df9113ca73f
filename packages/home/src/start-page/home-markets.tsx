import { type LoadState, ReadError, MoreLink } from '@bourse/feature-kit';
import { Card, EmptyState, space } from '@bourse/ui-kit';
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

/** The choice of the favourites. No group has an empty name. */
const FAVOURITES = '';

const favouritesOf = (groups: readonly PairGroup[], favourites: readonly PairId[]) =>
  groups
    .flatMap(({ pairs }) => pairs)
    .filter(({ id }, at, all) => favourites.includes(id) && all.findIndex((pair) => pair.id === id) === at);

export interface HomeMarketsProps {
  readonly groups: readonly PairGroup[];
  readonly state: LoadState;
  readonly onRetry: () => void;
  readonly favourites: readonly PairId[];
  /** The favourites of a user, where there are some, are the first choice. */
  readonly beginsWithFavourites?: boolean;
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly isStale: boolean;
  /** Freshness of the figures. */
  readonly connection: ReactNode;
}

/** The favourites, or the pairs of a group that are traded most; a choice for each group. */
export function HomeMarkets(props: HomeMarketsProps) {
  const { groups, state, onRetry, favourites, onToggleFavourite, isStale, connection } = props;
  const { beginsWithFavourites = false } = props;
  const text = homeMessages.useText();
  const [chosen, setChosen] = useState<string>();
  const throttled = useThrottledGroups(groups);
  const hasFavourites = beginsWithFavourites && favourites.length > 0;
  const showsFavourites = hasFavourites && (chosen ?? FAVOURITES) === FAVOURITES;
  const group = throttled.find(({ name }) => name === chosen) ?? throttled[0];
  const pairs = showsFavourites ? favouritesOf(throttled, favourites) : (group?.pairs ?? []);
  // Memoised and throttled: sorting thousands of pairs at every ticker is too expensive.
  const most = pairsOfView(pairs, 'all', MOST_TRADED).slice(0, HOME_ROWS);
  const choices = [
    ...(hasFavourites ? [{ id: FAVOURITES, label: text('quotes.favourites') }] : []),
    ...groups.map(({ name }) => ({ id: name, label: name })),
  ];

  return (
    <>
      <SectionHead title={text('markets.title')}>
        {connection}
        <MoreLink to="/quotation">{text('markets.all')}</MoreLink>
      </SectionHead>
      <Card>
        {choices.length > 1 && group && (
          <div style={{ padding: space(3, 3, 1) }}>
            <ChoiceBar
              label={text('quotes.groups')}
              items={choices}
              value={showsFavourites ? FAVOURITES : group.name}
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
