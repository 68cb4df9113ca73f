import { type LoadState, ReadError } from '@bourse/feature-kit';
import { Box, Card, EmptyState, Icon, Page, Row, SearchField, space, useAnnouncedResults } from '@bourse/ui-kit';
import { useRef, type ReactNode } from 'react';
import type { Pair, PairId } from '@bourse/contracts/market';
import { homeMessages } from '../locales/messages';
import type { QuoteChoice, QuoteGroup } from './address';
import { ChoiceBar, type ChoiceItem } from './choice-bar';
import { FollowedPrices, nextQuoteOrder, QUOTE_VIEWS, type QuoteView } from '@bourse/market';
import { QuoteTable } from './quote-table';

/** Rows that are kept free while the pairs are on their way. */
const EXPECTED_ROWS = 12;

export interface QuotationViewProps {
  readonly choice: QuoteChoice;
  readonly onChoice: (choice: QuoteChoice) => void;
  /** Names of the exchange's groups. */
  readonly groups: readonly string[];
  /** The selected pairs in order. */
  readonly pairs: readonly Pair[];
  /** A pair with the figures of now, where those of `pairs` are older. */
  readonly now?: (pair: Pair) => Pair;
  readonly state: LoadState;
  readonly onRetry: () => void;
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly isStale?: boolean;
  /** Freshness of the figures. */
  readonly connection?: ReactNode;
}

type GroupId = 'all' | 'favourites' | `.${string}`;

const groupId = (group: QuoteGroup): GroupId => (group.kind === 'group' ? `.${group.name}` : group.kind);
const groupOf = (id: GroupId): QuoteGroup =>
  id === 'all' || id === 'favourites' ? { kind: id } : { kind: 'group', name: id.slice(1) };

/** All pairs of the exchange: by group, view and search, in any order. */
export function QuotationView(props: QuotationViewProps) {
  const { choice, onChoice, groups, pairs, state, favourites, connection } = props;
  const text = homeMessages.useText();
  const list = useRef<HTMLDivElement>(null);
  const firstLink = () => list.current?.querySelector('a');
  useAnnouncedResults({
    query: [choice.search.trim(), choice.view, groupId(choice.group)].join(' '),
    count: pairs.length,
    isLoading: state.kind === 'loading',
  });
  const groupItems: ChoiceItem<GroupId>[] = [
    { id: 'favourites', label: <FavouritesLabel /> },
    { id: 'all', label: text('quotes.all') },
    ...groups.map((name) => ({ id: `.${name}` as const, label: name })),
  ];
  const viewItems = QUOTE_VIEWS.map((id): ChoiceItem<QuoteView> => ({ id, label: text(`quotes.view.${id}`) }));

  return (
    <Page
      title={text('quotation.title')}
      beside={
        <>
          {connection}
          <Box component="search" sx={{ width: { xs: '100%', sm: 240 }, ml: 'auto' }}>
            <SearchField
              label={text('quotes.search')}
              value={choice.search}
              onChange={(search) => onChoice({ ...choice, search })}
              onEnter={() => {
                if (choice.search.trim() !== '') firstLink()?.click();
              }}
              onDown={() => firstLink()?.focus()}
            />
          </Box>
        </>
      }
    >
      <FollowedPrices />
      <Card as="section" ref={list} aria-label={text('quotation.title')}>
        <Row spacing={2} sx={{ justifyContent: 'space-between', p: space(3, 3, 2) }}>
          <ChoiceBar
            label={text('quotes.groups')}
            items={groupItems}
            value={groupId(choice.group)}
            onChange={(id) => onChoice({ ...choice, group: groupOf(id) })}
          />
          <ChoiceBar
            label={text('quotes.views')}
            items={viewItems}
            value={choice.view}
            // A view has its own order.
            onChange={(view) => onChoice({ ...choice, view, order: undefined })}
          />
        </Row>
        <QuoteTable
          label={text('quotation.title')}
          pairs={pairs}
          {...(props.now && { now: props.now })}
          state={state}
          favourites={new Set(favourites)}
          onToggleFavourite={props.onToggleFavourite}
          order={choice.order}
          onSort={(column) => onChoice({ ...choice, order: nextQuoteOrder(choice.order, column) })}
          expectedRows={EXPECTED_ROWS}
          isStale={props.isStale ?? false}
          instead={<NoPairs {...props} />}
        />
      </Card>
    </Page>
  );
}

function FavouritesLabel() {
  const text = homeMessages.useText();
  return (
    <>
      <Icon name="star" size={14} />
      {text('quotes.favourites')}
    </>
  );
}

/** Why the list is empty. */
function NoPairs({ choice, groups, state, onRetry }: QuotationViewProps) {
  const text = homeMessages.useText();
  if (state.kind === 'failed') {
    return <ReadError title={text('quotes.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (groups.length === 0) return <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />;
  if (choice.search.trim() !== '') {
    return <EmptyState icon="search" title={text('quotes.noMatch')} hint={text('quotes.noMatch.hint')} />;
  }
  if (choice.view === 'gainers' || choice.view === 'losers') {
    return <EmptyState title={text(`quotes.no.${choice.view}`)} />;
  }
  if (choice.group.kind === 'favourites') {
    return <EmptyState icon="star" title={text('quotes.noFavourites')} hint={text('quotes.noFavourites.hint')} />;
  }
  return <EmptyState title={text('quotes.noneHere')} hint={text('quotes.noneHere.hint')} />;
}
