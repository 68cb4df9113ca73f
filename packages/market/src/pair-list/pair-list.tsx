/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import { colour, EmptyState, ErrorState, Skeleton, Tabs, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import type { Pair, PairGroup, PairId } from '../contract';
import type { LoadStatus } from '../load-status';
import { marketMessages } from '../messages';
import { indexOf } from '../pairs/pair-index';
import { findPair } from '../pairs/pairs';
import { searchPairs } from '../pairs/search-pairs';
import { nextQuoteOrder, orderPairs, type QuoteOrder } from '../quotation/order';
import { pairOfNow } from '../quotation/live-pairs';
import { useCalmGroups } from '../quotation/use-calm-groups';
import { PairColumns } from './pair-columns';
import { PAIR_ROW_HEIGHT } from './pair-row';
import { PairRows } from './pair-rows';
import { PairSearch } from './pair-search';

export interface PairListProps {
  /** Displayed pairs by group, see `usePairs`. */
  readonly groups: readonly PairGroup[];
  readonly status?: LoadStatus;
  readonly onRetry?: (() => void) | undefined;
  readonly selected?: PairId | undefined;
  readonly onSelect: (pair: Pair) => void;
  /** See `useFavourites`. */
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (id: PairId) => void;
  /** CSS pixels; 520 where left out (trading side, section 2). */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 520;
/** Search, tabs and column heads. */
const HEAD_HEIGHT = 48 + 41 + 28;
const FAVOURITES = 'favourites';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: colour.panel,
});
const Loading = styled('div')({ padding: '0 12px', '& > *': { marginBottom: 16 } });

/** All pairs that can be traded: by group, searched, sorted, with the reader's favourites first at hand. */
export function PairList({
  groups,
  status = 'ready',
  onRetry,
  selected,
  onSelect,
  favourites,
  onToggleFavourite,
  height = DEFAULT_HEIGHT,
}: PairListProps) {
  const text = marketMessages.useText();
  const [chosen, setChosen] = useState<string>();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<QuoteOrder>();

  // Which rows there are and where they stand follows figures of a moment ago: rows do not jump from under the pointer, and
  // thousands are not put in order sixty times a second. What stands in the rows is of now.
  const calm = useCalmGroups(groups);
  const group = calm.find(({ name }) => name === chosen) ?? homeOf(selected, calm) ?? calm[0];
  const tab = chosen === FAVOURITES || !group ? FAVOURITES : group.name;
  const isSearching = search.trim() !== '';
  const pairs = useMemo(() => {
    const listed = () => {
      if (isSearching) return searchPairs(onceEach(calm.flatMap((each) => each.pairs)), search);
      if (tab === FAVOURITES) return favourites.flatMap((id) => findPair(calm, id) ?? []);
      return group?.pairs ?? [];
    };
    return orderPairs(listed(), order);
  }, [calm, group, tab, isSearching, search, favourites, order]);
  const rowsHeight = height - HEAD_HEIGHT;

  const body = () => {
    if (groups.length === 0 && status === 'failed') {
      return (
        <ErrorState title={text('pairs.failed')} message={text('pairs.failedHint')} {...(onRetry && { onRetry })} />
      );
    }
    if (groups.length === 0 && status === 'loading') return <LoadingRows height={rowsHeight} />;
    if (pairs.length > 0) {
      return (
        <PairRows
          // Another list starts at its top.
          key={isSearching ? `search ${search}` : tab}
          pairs={pairs}
          now={pairOfNow(groups)}
          height={rowsHeight}
          selected={selected}
          favourites={new Set(favourites)}
          onSelect={onSelect}
          onToggleFavourite={onToggleFavourite}
        />
      );
    }
    if (isSearching) return <EmptyState title={text('pairs.noMatch')} hint={text('pairs.noMatchHint')} />;
    if (groups.length === 0) return <EmptyState title={text('pairs.none')} hint={text('pairs.noneHint')} />;
    return <EmptyState title={text('pairs.noFavourites')} hint={text('pairs.noFavouritesHint')} />;
  };

  return (
    <Frame style={{ height }}>
      <PairSearch value={search} onChange={setSearch} />
      <Tabs
        label={text('pairs.groups')}
        value={tab}
        onChange={(name) => {
          setChosen(name);
          setSearch('');
        }}
        items={[
          { id: FAVOURITES, label: text('pairs.favourites') },
          ...groups.map(({ name }) => ({ id: name, label: name })),
        ]}
      />
      <div
        role="grid"
        aria-label={text('pairs.label')}
        aria-rowcount={pairs.length + 1}
        aria-busy={status === 'loading'}
      >
        <div role="rowgroup">
          <PairColumns order={order} onSort={(column) => setOrder((current) => nextQuoteOrder(current, column))} />
        </div>
        {pairs.length > 0 && body()}
      </div>
      {pairs.length === 0 && body()}
    </Frame>
  );
}

function LoadingRows({ height }: { height: number }) {
  const text = marketMessages.useText();
  const count = Math.floor(height / PAIR_ROW_HEIGHT);
  return (
    <Loading>
      <VisuallyHidden as="output">{text('pairs.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={16} />
      ))}
    </Loading>
  );
}

/** The group in which a pair is at home. */
function homeOf(id: PairId | undefined, groups: readonly PairGroup[]): PairGroup | undefined {
  return id === undefined ? undefined : groups.find(({ pairs }) => indexOf(pairs).places.has(id));
}

/** A pair may stand in several groups. */
function onceEach(pairs: readonly Pair[]): readonly Pair[] {
  return [...new Map(pairs.map((pair) => [pair.id, pair])).values()];
}
