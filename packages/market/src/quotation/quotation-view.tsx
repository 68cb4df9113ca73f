import { colour, EmptyState, ErrorState, Icon } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Pair, PairId } from '../contract';
import type { LoadStatus } from '../load-status';
import { homeMessages } from '../screens/messages';
import type { QuoteChoice, QuoteGroup } from './address';
import { ChoiceBar, type ChoiceItem } from './choice-bar';
import { nextQuoteOrder, QUOTE_VIEWS, type QuoteView } from './order';
import { QuoteTable } from './quote-table';
import { SearchField } from './search-field';

const Frame = styled('div')({ maxWidth: 1232, margin: '0 auto', padding: '32px 16px 64px' });
const Top = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 20 });
const Title = styled('h1')({ margin: 0, fontSize: 28, fontWeight: 600, lineHeight: 1.25 });
const End = styled('div')({ marginInlineStart: 'auto', '@media (max-width: 600px)': { width: '100%' } });
const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  padding: '12px 12px 8px',
});
// Not clipped: the head of the list sticks to the top of the page.
const List = styled('section')({
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
  backgroundColor: colour.panel,
});

/** Rows that are kept free while the pairs are on their way. */
const EXPECTED_ROWS = 12;

export interface QuotationViewProps {
  readonly choice: QuoteChoice;
  readonly onChoice: (choice: QuoteChoice) => void;
  /** Names of the exchange's groups. */
  readonly groups: readonly string[];
  /** What the choice shows, in its order. */
  readonly pairs: readonly Pair[];
  /** A pair with the figures of now, where those of `pairs` are older. */
  readonly now?: (pair: Pair) => Pair;
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly favourites: readonly PairId[];
  readonly onToggleFavourite: (pair: PairId) => void;
  readonly isStale?: boolean;
  /** How fresh the figures are. */
  readonly connection?: ReactNode;
}

type GroupId = 'all' | 'favourites' | `.${string}`;

const groupId = (group: QuoteGroup): GroupId => (group.kind === 'group' ? `.${group.name}` : group.kind);
const groupOf = (id: GroupId): QuoteGroup =>
  id === 'all' || id === 'favourites' ? { kind: id } : { kind: 'group', name: id.slice(1) };

/** All pairs of the exchange: by group, by what they do, by name, in any order. */
export function QuotationView(props: QuotationViewProps) {
  const { choice, onChoice, groups, pairs, status, favourites, connection } = props;
  const text = homeMessages.useText();
  const groupItems: ChoiceItem<GroupId>[] = [
    { id: 'favourites', label: <FavouritesLabel /> },
    { id: 'all', label: text('quotes.all') },
    ...groups.map((name) => ({ id: `.${name}` as const, label: name })),
  ];
  const viewItems = QUOTE_VIEWS.map((id): ChoiceItem<QuoteView> => ({ id, label: text(`quotes.view.${id}`) }));

  return (
    <Frame>
      <Top>
        <Title>{text('quotation.title')}</Title>
        {connection}
        <End>
          <SearchField
            label={text('quotes.search')}
            value={choice.search}
            onChange={(search) => onChoice({ ...choice, search })}
          />
        </End>
      </Top>
      <List aria-label={text('quotation.title')}>
        <Choices>
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
            tone="accent"
            // A view has an order of its own.
            onChange={(view) => onChoice({ ...choice, view, order: undefined })}
          />
        </Choices>
        <QuoteTable
          label={text('quotation.title')}
          pairs={pairs}
          {...(props.now && { now: props.now })}
          status={status}
          favourites={new Set(favourites)}
          onToggleFavourite={props.onToggleFavourite}
          order={choice.order}
          onSort={(column) => onChoice({ ...choice, order: nextQuoteOrder(choice.order, column) })}
          expectedRows={EXPECTED_ROWS}
          isStale={props.isStale ?? false}
          instead={<NoPairs {...props} />}
        />
      </List>
    </Frame>
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

/** Why there is nothing to see. */
function NoPairs({ choice, groups, status, onRetry }: QuotationViewProps) {
  const text = homeMessages.useText();
  if (status === 'failed') {
    return <ErrorState title={text('quotes.failed')} message={text('failed.hint')} onRetry={onRetry} />;
  }
  if (groups.length === 0) return <EmptyState title={text('quotes.none')} hint={text('quotes.none.hint')} />;
  if (choice.search.trim() !== '') {
    return <EmptyState title={text('quotes.noMatch')} hint={text('quotes.noMatch.hint')} />;
  }
  if (choice.view === 'gainers' || choice.view === 'losers') {
    return <EmptyState title={text(`quotes.no.${choice.view}`)} />;
  }
  if (choice.group.kind === 'favourites') {
    return <EmptyState title={text('quotes.noFavourites')} hint={text('quotes.noFavourites.hint')} />;
  }
  return <EmptyState title={text('quotes.noneHere')} hint={text('quotes.noneHere.hint')} />;
}
