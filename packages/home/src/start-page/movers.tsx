import { type LoadState, MoreLink } from '@bourse/feature-kit';
import { ChangeText, colour, PriceText, Skeleton, Card, BELOW, FONT_SIZE, WEIGHT } from '@bourse/ui-kit';
import { useFormat } from '@bourse/i18n';
import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Pair } from '@bourse/market/contract';
import { priceDecimals, turnover, type QuoteView } from '@bourse/market';
import { CoinMark } from '../quotation/coin-mark';
import { NotTiny, TINY } from '../quotation/layout';
import { homeMessages } from '../locales/messages';
import { usePairLinks } from '../pair-links/pair-links';

/** Rows of each list. */
const MOVER_ROWS = 5;
const ROW_HEIGHT = 44;

const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 16,
  [BELOW.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled('div')({ display: 'flex', alignItems: 'center', height: 44, padding: '0 16px' });
const Title = styled('h2')({ margin: 0, fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong });
const Rows = styled('ol')({ listStyle: 'none', margin: 0, padding: '0 0 8px' });
const Row = styled('li')({
  '& a, & > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(84px, auto)',
    '[data-kind="volume"] &': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(112px, auto)' },
    alignItems: 'center',
    gap: 16,
    height: ROW_HEIGHT,
    padding: '0 16px',
    fontSize: FONT_SIZE.form,
    color: colour.text,
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: colour.raised },
  '& a:focus-visible': { outlineOffset: -2 },
});
const Name = styled('span')({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, fontWeight: WEIGHT.strong });
const Quote = styled('span')({
  color: colour.quiet,
  fontWeight: WEIGHT.regular,
  // Below the base currency.
  [TINY]: { display: 'block', fontSize: FONT_SIZE.dense, lineHeight: '14px' },
});
const Figure = styled('span')({ textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
const Nothing = styled('p')({ margin: 0, padding: '12px 16px', fontSize: FONT_SIZE.form, color: colour.quiet });

export type MoverKind = Exclude<QuoteView, 'all'>;

export interface MoversProps {
  readonly lists: Readonly<Record<MoverKind, readonly Pair[]>>;
  readonly state: LoadState;
}

const KINDS = ['gainers', 'losers', 'volume'] as const satisfies readonly MoverKind[];

/** Gainers, losers and most traded pairs over 24 hours. */
export function Movers({ lists, state }: MoversProps) {
  return (
    <Lists data-streams>
      {KINDS.map((kind) => (
        <MoverList key={kind} kind={kind} pairs={lists[kind]} state={state} />
      ))}
    </Lists>
  );
}

function MoverList({ kind, pairs, state }: { kind: MoverKind; pairs: readonly Pair[]; state: LoadState }) {
  const text = homeMessages.useText();
  const title = text(`quotes.view.${kind}`);
  return (
    <Card as="section" aria-label={title} aria-busy={state.kind === 'loading'}>
      <Head>
        <Title>{title}</Title>
        <MoreLink to={`/quotation?view=${kind}`} aria-label={text('movers.moreOf', { list: title })}>
          {text('movers.more')}
        </MoreLink>
      </Head>
      <Rows data-kind={kind}>
        {state.kind === 'loading'
          ? Array.from({ length: MOVER_ROWS }, (_none, index) => <SkeletonRow key={index} />)
          : pairs.slice(0, MOVER_ROWS).map((pair) => <MoverRow key={pair.id} pair={pair} kind={kind} />)}
        {state.kind === 'ready' && pairs.length === 0 && (
          <li>
            <Nothing>{text(kind === 'volume' ? 'quotes.noneHere' : `quotes.no.${kind}`)}</Nothing>
          </li>
        )}
      </Rows>
    </Card>
  );
}

/** Memoised: only rows with changed figures are rendered again. */
const MoverRow = memo(function MoverRow({ pair, kind }: { pair: Pair; kind: MoverKind }) {
  const { pairPath } = usePairLinks();
  const format = useFormat();
  const last: ReactNode =
    kind === 'volume' ? `${format.compact(turnover(pair))} ${pair.quote}` : <ChangeText value={pair.change} />;
  return (
    <Row>
      <Link to={pairPath(pair)}>
        <Name translate="no">
          <NotTiny>
            <CoinMark logo={pair.logo} name={pair.base} size={24} />
          </NotTiny>
          <span>
            {pair.base}
            <Quote>/{pair.quote}</Quote>
          </span>
        </Name>
        <Figure>
          <PriceText value={pair.last} decimals={priceDecimals(pair)} />
        </Figure>
        <Figure>{last}</Figure>
      </Link>
    </Row>
  );
});

function SkeletonRow() {
  return (
    <Row>
      <div>
        <Skeleton width="80%" />
        <Skeleton width={72} />
        <Skeleton width={84} />
      </div>
    </Row>
  );
}
