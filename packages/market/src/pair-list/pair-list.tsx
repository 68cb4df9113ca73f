import { type LoadState, ReadError, READY } from '@bourse/feature-kit';
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- laid out by CSS: a table's tags lose their roles with their display */
import {
  Box,
  EmptyState,
  SearchField,
  Skeleton,
  Stack,
  Tabs,
  useAnnouncedResults,
  useIsTouch,
  VisuallyHidden,
} from '@bourse/ui-kit';
import { useDeferredValue, useRef, useState } from 'react';
import type { Pair, PairGroup, PairId } from '@bourse/contracts/market';
import { marketMessages } from '../locales/messages';
import { indexOf } from '../pairs/pair-index';
import { findPair } from '../pairs/pairs';
import { searchPairs } from '../pairs/search-pairs';
import { nextQuoteOrder, orderPairs, type QuoteOrder } from '../pairs/order';
import { pairOfNow } from '../pairs/live-pairs';
import { useThrottledGroups } from '../pairs/use-throttled-groups';
import { PairColumns } from './pair-columns';
import { usePairRowHeight } from './pair-row';
import { PairRows } from './pair-rows';

export interface PairListProps {
  /** Displayed pairs by group, see `usePairs`. */
  readonly groups: readonly PairGroup[];
  readonly state?: LoadState;
  readonly onRetry?: (() => void) | undefined;
  readonly selected?: PairId | undefined;
  readonly onSelect: (pair: Pair) => void;
  /** See `useFavourites`. */
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (id: PairId) => void;
  /** Adds high, low and volume of 24 hours to each row. */
  readonly hasDay?: boolean;
  /** CSS pixels; 520 where left out (trading side, section 2). */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 520;
/** Search, tabs and column heads, CSS pixels: for a mouse and for a finger. */
const HEAD_HEIGHT = { mouse: 48 + 41 + 28, touch: 56 + 45 + 44 };
const FAVOURITES = 'favourites';

/** The pairs of all groups that a search finds. */
const found = (groups: PairListProps['groups'], search: string) =>
  searchPairs(onceEach(groups.flatMap((each) => each.pairs)), search);

/** Group, search and order that the user has chosen, and the pairs that follow from them. */
function useChoice(
  groups: PairListProps['groups'],
  selected: PairId | undefined,
  favourites: PairListProps['favourites'],
) {
  const [chosen, setChosen] = useState<string>();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<QuoteOrder>();
  // The field shows a key at once; the rows follow after its paint.
  const query = useDeferredValue(search);

  // Selection and order of rows use throttled figures: rows do not jump under the pointer, and thousands of pairs are
  // not sorted sixty times a second. The figures in the rows are current.
  const throttled = useThrottledGroups(groups);
  const group = throttled.find(({ name }) => name === chosen) ?? homeOf(selected, throttled) ?? throttled[0];
  const tab = chosen === FAVOURITES || !group ? FAVOURITES : group.name;
  const isSearching = query.trim() !== '';
  const listed = () => {
    if (isSearching) return found(throttled, query);
    if (tab === FAVOURITES) return favourites.flatMap((id) => findPair(throttled, id) ?? []);
    return group?.pairs ?? [];
  };
  const pairs = orderPairs(listed(), order);
  return { throttled, tab, setChosen, search, setSearch, query, isSearching, order, setOrder, pairs };
}

/** All tradable pairs: by group, with search and sorting, the user's favourites first. */
export function PairList({
  groups,
  state = READY,
  onRetry,
  selected,
  onSelect,
  favourites,
  onToggleFavourite,
  hasDay = false,
  height = DEFAULT_HEIGHT,
}: PairListProps) {
  const text = marketMessages.useText();
  const { throttled, tab, setChosen, search, setSearch, query, isSearching, order, setOrder, pairs } = useChoice(
    groups,
    selected,
    favourites,
  );
  const rowsHeight = height - HEAD_HEIGHT[useIsTouch() ? 'touch' : 'mouse'];
  useAnnouncedResults({ query: query.trim(), count: pairs.length, isLoading: state.kind === 'loading' });
  const frame = useRef<HTMLDivElement>(null);

  const body = () => {
    if (groups.length === 0 && state.kind === 'failed') {
      return <ReadError title={text('pairs.failed')} failure={state.failure} onRetry={onRetry} />;
    }
    if (groups.length === 0 && state.kind === 'loading') return <LoadingRows height={rowsHeight} hasDay={hasDay} />;
    if (pairs.length > 0) {
      return (
        <PairRows
          // Another list starts at its top.
          key={isSearching ? `search ${query}` : tab}
          pairs={pairs}
          now={pairOfNow(groups)}
          height={rowsHeight}
          hasDay={hasDay}
          selected={selected}
          favourites={new Set(favourites)}
          onSelect={onSelect}
          onToggleFavourite={onToggleFavourite}
        />
      );
    }
    if (isSearching) return <EmptyState icon="search" title={text('pairs.noMatch')} hint={text('pairs.noMatchHint')} />;
    if (groups.length === 0) return <EmptyState title={text('pairs.none')} hint={text('pairs.noneHint')} />;
    return <EmptyState icon="star" title={text('pairs.noFavourites')} hint={text('pairs.noFavouritesHint')} />;
  };

  return (
    <Stack ref={frame} spacing={0} sx={{ height, overflow: 'hidden', bgcolor: 'background.paper' }}>
      <Box component="search" sx={{ p: 2 }}>
        <SearchField
          label={text('pairs.search')}
          keyShortcut="/"
          value={search}
          onChange={setSearch}
          onEnter={() => {
            const [first] = search.trim() === '' ? [] : orderPairs(found(throttled, search), order);
            if (first) onSelect(first);
          }}
          // The head is row 1.
          onDown={() => frame.current?.querySelector<HTMLElement>('[role="row"][aria-rowindex="2"]')?.focus()}
        />
      </Box>
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
      >
        <div
          role="grid"
          aria-label={text('pairs.label')}
          aria-rowcount={pairs.length + 1}
          aria-busy={state.kind === 'loading'}
        >
          <div role="rowgroup">
            <PairColumns order={order} onSort={(column) => setOrder((current) => nextQuoteOrder(current, column))} />
          </div>
          {pairs.length > 0 && body()}
        </div>
        {pairs.length === 0 && body()}
      </Tabs>
    </Stack>
  );
}

function LoadingRows({ height, hasDay }: { height: number; hasDay: boolean }) {
  const text = marketMessages.useText();
  const count = Math.floor(height / usePairRowHeight(hasDay));
  return (
    <Stack sx={{ px: 3 }}>
      <VisuallyHidden as="output">{text('pairs.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={16} />
      ))}
    </Stack>
  );
}

/** The group in which a pair is at home. */
function homeOf(id: PairId | undefined, groups: readonly PairGroup[]): PairGroup | undefined {
  return id === undefined ? undefined : groups.find(({ pairs }) => indexOf(pairs).places.has(id));
}

/** A pair may be in several groups. */
function onceEach(pairs: readonly Pair[]): readonly Pair[] {
  return [...new Map(pairs.map((pair) => [pair.id, pair])).values()];
}
