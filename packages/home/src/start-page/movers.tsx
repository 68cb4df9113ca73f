import { MoreLink } from '@bourse/feature-kit';
import {
  Card,
  ChangeText,
  CoinMark,
  colour,
  Columns,
  FONT_SIZE,
  Padded,
  PanelHeader,
  PriceText,
  space,
  Stack,
  Text,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Pair } from '@bourse/contracts/market';
import { priceDecimals } from '@bourse/market';
import { TINY } from '../quotation/layout';
import { PairName } from '../quotation/pair-name';
import { homeMessages } from '../locales/messages';
import { usePairLinks } from '../pair-links/pair-links';

const ROW_HEIGHT = 44;

const Row = styled('li')({
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(84px, auto)',
    alignItems: 'center',
    gap: 16,
    height: ROW_HEIGHT,
    padding: space(0, 4),
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

export type MoverKind = 'gainers' | 'losers';

export interface MoversProps {
  readonly lists: Readonly<Record<MoverKind, readonly Pair[]>>;
}

const KINDS = ['gainers', 'losers'] as const satisfies readonly MoverKind[];

const TITLE = { gainers: 'quotes.view.gainers', losers: 'quotes.view.losers' } as const;

/** The markets with all rows of a list, in its order. */
const ALL_OF: Record<MoverKind, string> = {
  gainers: '/quotation?view=gainers',
  losers: '/quotation?view=losers',
};

/** The pairs that rose and fell most over 24 hours. */
export function Movers({ lists }: MoversProps) {
  return (
    <Columns shares={[1, 1]} alignItems="stretch" data-streams>
      {KINDS.map((kind) => (
        <MoverList key={kind} kind={kind} pairs={lists[kind]} />
      ))}
    </Columns>
  );
}

function MoverList({ kind, pairs }: { kind: MoverKind; pairs: readonly Pair[] }) {
  const text = homeMessages.useText();
  const title = text(TITLE[kind]);
  return (
    <Card as="section" aria-label={title}>
      <PanelHeader title={title} size="reading">
        <MoreLink to={ALL_OF[kind]} aria-label={text('movers.moreOf', { list: title })}>
          {text('movers.more')}
        </MoreLink>
      </PanelHeader>
      <Stack component="ol" spacing={0} sx={{ pb: 2 }}>
        {pairs.map((pair) => (
          <MoverRow key={pair.id} pair={pair} />
        ))}
        {pairs.length === 0 && (
          <li>
            <Padded>
              <Text tone="quiet">{text(`quotes.no.${kind}`)}</Text>
            </Padded>
          </li>
        )}
      </Stack>
    </Card>
  );
}

/** Memoised: only rows with changed figures are rendered again. */
const MoverRow = memo(function MoverRow({ pair }: { pair: Pair }) {
  const { pairPath } = usePairLinks();
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
        <span>
          <ChangeText value={pair.change} />
        </span>
      </Link>
    </Row>
  );
});
