import { QUOTE_COLUMNS, QUOTE_VIEWS, type QuoteOrder, type QuoteView } from '@bourse/market';

/** The pairs in the list: all, the user's favourites, or one group by name. */
export type QuoteGroup = { readonly kind: 'all' | 'favourites' } | { readonly kind: 'group'; readonly name: string };

/** The state of `/quotation` in its address. */
export interface QuoteChoice {
  readonly group: QuoteGroup;
  readonly view: QuoteView;
  readonly search: string;
  readonly order: QuoteOrder | undefined;
}

const FAVOURITES = 'favourites';
/** A group of the exchange is written with this in front, so that none of its names can be taken for one of ours. */
const GROUP_MARK = '.';
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** `?group=.USDT&view=gainers&q=btc&sort=price&dir=asc`; missing or invalid parameters have their defaults. */
export function readQuoteChoice(address: URLSearchParams): QuoteChoice {
  const column = QUOTE_COLUMNS.find((name) => name === address.get('sort'));
  return {
    group: readGroup(address.get('group')),
    view: QUOTE_VIEWS.find((name) => name === address.get('view')) ?? 'all',
    search: address.get('q') ?? '',
    order: column && { column, direction: address.get('dir') === 'asc' ? DIRECTIONS.asc : DIRECTIONS.desc },
  };
}

function readGroup(text: string | null): QuoteGroup {
  if (text === FAVOURITES) return { kind: 'favourites' };
  return text?.startsWith(GROUP_MARK) ? { kind: 'group', name: text.slice(GROUP_MARK.length) } : { kind: 'all' };
}

/** The inverse: a choice as address parameters, without defaults. */
export function quoteAddress({ group, view, search, order }: QuoteChoice): URLSearchParams {
  const address = new URLSearchParams();
  if (group.kind === 'group') address.set('group', `${GROUP_MARK}${group.name}`);
  if (group.kind === 'favourites') address.set('group', FAVOURITES);
  if (view !== 'all') address.set('view', view);
  if (search !== '') address.set('q', search);
  if (order) {
    address.set('sort', order.column);
    address.set('dir', order.direction === 'ascending' ? 'asc' : 'desc');
  }
  return address;
}
