import type { Decimal } from '@bourse/decimal';
import { PagedTable } from '../paged-table/paged-table';
import type { LinkProps, LoadState } from '@bourse/feature-kit';
import type { PagedListProps } from '@bourse/lists';
import { useFormat } from '@bourse/i18n';
import {
  AmountText,
  Box,
  Button,
  type Column,
  EmptyState,
  LinkButton,
  NumberField,
  Padded,
  Panel,
  Quiet,
  Row,
  Select,
  Switch,
  Tabs,
  useAnnouncedResults,
} from '@bourse/ui-kit';
import { PAY_METHODS, type Ad, type Relation } from '@bourse/contracts/c2c';
import { AdPrice } from '../floating/ad-price';
import { TableCell } from '../layout/table-cell';
import { PayMethods } from '../layout/pay-methods';
import { useReputation } from '../layout/use-reputation';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { amountFor, C2C_DECIMALS, limitsOf } from '../rules/ad-amounts';
import type { MarketFilter } from './market-address';
import { useHoursText } from '../people/use-hours-text';
import { useIndexDifference } from './index-difference';

/** The filter in the address, and the coins to choose from. */
export interface MarketSearch {
  readonly filter: MarketFilter;
  readonly onFilter: (change: Partial<MarketFilter>) => void;
  readonly coins: readonly { readonly id: number; readonly name: string }[];
}

export interface MarketList extends Omit<PagedListProps, 'children'> {
  /** Ads that pass the filter. */
  readonly ads: readonly Ad[];
  /** There are ads that the filter hides. */
  readonly hasAds: boolean;
  readonly state: LoadState;
  readonly onRetry: () => void;
}

export interface MarketPeople {
  readonly relationTo: (userId: number | undefined) => Relation | undefined;
  readonly onMerchant: (ad: Ad) => void;
}

export interface MarketViewProps {
  readonly search: MarketSearch;
  readonly list: MarketList;
  readonly index: Decimal | undefined;
  readonly viewer: { readonly isLoggedIn: boolean; readonly logIn: LinkProps };
  readonly onTake: (ad: Ad) => void;
  /** Where users can follow and block: what the viewer has a merchant as, and the merchant of an ad. */
  readonly people?: MarketPeople | undefined;
}

/** Ads of others, with a filter in one row. */
export function MarketView(props: MarketViewProps) {
  const { filter, onFilter, coins } = props.search;
  const { ads, hasAds, state, onRetry, more, onMore } = props.list;
  const text = c2cMessages.useText();
  const columns = useColumns(props);
  useAnnouncedResults({
    query: [filter.currencyId, filter.money, filter.method].join(' '),
    count: ads.length,
    isLoading: state.kind === 'loading',
  });
  return (
    <Panel label={text('market.title')}>
      <Tabs
        label={text('market.side')}
        items={[
          { id: 'buy', label: text('market.buy') },
          { id: 'sell', label: text('market.sell') },
        ]}
        value={filter.side}
        onChange={(side) => onFilter({ side })}
      >
        <Padded>
          <Row>
            <Box sx={{ flex: '1 1 140px', maxWidth: { xs: 'none', sm: 240 } }}>
              <Select
                label={text('market.coin')}
                options={coins.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={filter.currencyId === undefined ? undefined : String(filter.currencyId)}
                onChange={(id) => onFilter({ currencyId: Number(id) })}
              />
            </Box>
            <Box sx={{ flex: '1 1 140px', maxWidth: { xs: 'none', sm: 240 } }}>
              <NumberField
                label={text('market.money')}
                value={filter.money}
                onChange={(money) => onFilter({ money })}
                decimals={C2C_DECIMALS}
                unit="CNY"
                placeholder={text('market.anyAmount')}
              />
            </Box>
            <Box sx={{ flex: '1 1 200px', maxWidth: { xs: 'none', sm: 240 } }}>
              <Select
                label={text('market.method')}
                options={[
                  { value: 'any', label: text('method.any') },
                  ...PAY_METHODS.map((method) => ({ value: method, label: text(`method.${method}`) })),
                ]}
                value={filter.method ?? 'any'}
                onChange={(method) => onFilter({ method: method === 'any' ? undefined : method })}
              />
            </Box>
            {props.people && (
              <Switch
                label={text('people.onlyFollowed')}
                checked={filter.isFollowed === true}
                onChange={(isFollowed) => onFilter({ isFollowed })}
              />
            )}
          </Row>
        </Padded>
        <PagedTable
          label={text('market.title')}
          columns={columns}
          rows={ads}
          rowKey={({ id }) => id}
          state={state}
          failedTitle={text('market.failed')}
          onRetry={onRetry}
          more={more}
          onMore={onMore}
          empty={
            <EmptyState
              icon={hasAds ? 'search' : 'layers'}
              title={text(hasAds ? 'market.noMatch' : 'market.none')}
              hint={text(hasAds ? 'market.noMatchHint' : 'market.noneHint')}
            />
          }
        />
      </Tabs>
    </Panel>
  );
}

function useColumns({ search, index, viewer, onTake, people }: MarketViewProps): Column<Ad>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const reputation = useReputation();
  const difference = useIndexDifference();
  const hoursText = useHoursText();
  const { side, money } = search.filter;
  const { isLoggedIn, logIn } = viewer;
  return [
    {
      id: 'merchant',
      header: text('ad.merchant'),
      cell: (ad) => {
        const { merchant, merchantId, isOwn, deals, completionRate, reputation: rated, hours } = ad;
        return (
          <TableCell>
            {people && merchantId !== undefined && isOwn !== true ? (
              <LinkButton onClick={() => people.onMerchant(ad)}>
                <span translate="no">{merchant}</span>
              </LinkButton>
            ) : (
              <span translate="no">{merchant}</span>
            )}
            {people?.relationTo(merchantId) === 'followed' && <Quiet>{text('people.following')}</Quiet>}
            {hours && <Quiet>{hoursText(hours)}</Quiet>}
            {deals !== undefined && (
              <Quiet>
                {text('ad.deals', { count: deals })}
                {completionRate !== undefined &&
                  ` · ${text('ad.completion', { rate: format.percent(completionRate, { decimals: 1 }) })}`}
              </Quiet>
            )}
            {rated && <Quiet>{reputation(rated)}</Quiet>}
          </TableCell>
        );
      },
    },
    {
      id: 'price',
      header: text('ad.price'),
      isNumeric: true,
      cell: (ad) => <AdPrice ad={ad} toIndex={difference.percent(ad.price, index, side)} />,
    },
    {
      id: 'available',
      header: text('ad.available'),
      isNumeric: true,
      cell: (ad) => {
        const { least, most } = limitsOf(ad);
        // The money of a paused ad is unknown.
        if (ad.floating?.isPaused) {
          return <AmountText value={ad.remainder} decimals={C2C_DECIMALS} unit={ad.currency} />;
        }
        return (
          <TableCell>
            <AmountText value={ad.remainder} decimals={C2C_DECIMALS} unit={ad.currency} />
            <Quiet>
              {ad.minimum === undefined ? text('ad.whole', { money: yuan(most) }) : `${yuan(least)} – ${yuan(most)}`}
            </Quiet>
            {money !== undefined && (
              <Quiet>
                {text(side === 'buy' ? 'ad.youGet' : 'ad.youGive', {
                  amount: format.amount(amountFor(ad, money), C2C_DECIMALS),
                  coin: ad.currency,
                })}
              </Quiet>
            )}
          </TableCell>
        );
      },
    },
    { id: 'methods', header: text('ad.methods'), cell: ({ methods }) => <PayMethods methods={methods} /> },
    {
      id: 'take',
      header: text('ad.take'),
      hideHeader: true,
      cell: (ad) => {
        if (ad.isOwn) return <Quiet>{text('ad.own')}</Quiet>;
        if (ad.floating?.isPaused) return null;
        if (ad.isClosed) return <Quiet>{text('hours.closed')}</Quiet>;
        const label = text(side === 'buy' ? 'ad.buy' : 'ad.sell', { coin: ad.currency });
        return isLoggedIn ? (
          <Button tone={side} size="small" onClick={() => onTake(ad)}>
            {label}
          </Button>
        ) : (
          <Button tone={side} size="small" {...logIn}>
            {label}
          </Button>
        );
      },
    },
  ];
}
