import { type LoadState, MoreLink } from '@bourse/feature-kit';
import {
  Card,
  ChangeText,
  colour,
  Columns,
  FONT_SIZE,
  Padded,
  PanelHeader,
  PriceText,
  Skeleton,
  Stack,
  Text,
  WEIGHT,
} from '@bourse/ui-kit';
import { useFormat } from '@bourse/i18n';
import styled from '@emotion/styled';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals, turnover } from '@bourse/market';
import { CoinMark } from '../quotation/coin-mark';
import { TINY } from '../quotation/layout';
import { PairName } from '../quotation/pair-name';
import { homeMessages } from '../locales/messages';
import { usePairLinks } from '../pair-links/pair-links';

/** Rows of each list. */
const MOVER_ROWS = 5;
const ROW_HEIGHT = 44;

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
  '& a > span:first-of-type': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    fontWeight: WEIGHT.strong,
  },
  [TINY]: { '& a > span > [aria-hidden]': { display: 'none' } },
  '& a > span ~ span': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& a:hover': { backgroundColor: colour.raised },
  '& a:focus-visible': { outlineOffset: -2 },
});

export type MoverKind = 'best' | 'worst' | 'volume';

export interface MoversProps {
  readonly lists: Readonly<Record<MoverKind, readonly Pair[]>>;
  readonly state: LoadState;
}

const KINDS = ['best', 'worst', 'volume'] as const satisfies readonly MoverKind[];

const TITLE = { best: 'movers.best', worst: 'movers.worst', volume: 'quotes.view.volume' } as const;

/** The markets with all rows of a list, in its order. */
const ALL_OF: Record<MoverKind, string> = {
  best: '/quotation?sort=change&dir=desc',
  worst: '/quotation?sort=change&dir=asc',
  volume: '/quotation?view=volume',
};

/** Best performers, worst performers and most traded pairs over 24 hours. */
export function Movers({ lists, state }: MoversProps) {
  return (
    <Columns shares={[1, 1, 1]} alignItems="stretch" data-streams>
      {KINDS.map((kind) => (
        <MoverList key={kind} kind={kind} pairs={lists[kind]} state={state} />
      ))}
    </Columns>
  );
}

function MoverList({ kind, pairs, state }: { kind: MoverKind; pairs: readonly Pair[]; state: LoadState }) {
  const text = homeMessages.useText();
  const title = text(TITLE[kind]);
  return (
    <Card as="section" aria-label={title} aria-busy={state.kind === 'loading'}>
      <PanelHeader title={title} size="reading">
        <MoreLink to={ALL_OF[kind]} aria-label={text('movers.moreOf', { list: title })}>
          {text('movers.more')}
        </MoreLink>
      </PanelHeader>
      <Stack component="ol" spacing={0} sx={{ pb: 2 }} data-kind={kind}>
        {state.kind === 'loading'
          ? Array.from({ length: MOVER_ROWS }, (_none, index) => <SkeletonRow key={index} />)
          : pairs.slice(0, MOVER_ROWS).map((pair) => <MoverRow key={pair.id} pair={pair} kind={kind} />)}
        {state.kind === 'ready' && pairs.length === 0 && (
          <li>
            <Padded>
              <Text tone="quiet">{text('quotes.noneHere')}</Text>
            </Padded>
          </li>
        )}
      </Stack>
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
        <span translate="no">
          <CoinMark logo={pair.logo} name={pair.base} size={24} />
          <span>
            <PairName {...pair} />
          </span>
        </span>
        <span>
          <PriceText value={pair.last} decimals={priceDecimals(pair)} />
        </span>
        <span>{last}</span>
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
