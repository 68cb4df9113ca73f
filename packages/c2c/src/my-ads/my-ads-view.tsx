import { PagedTable } from '../paged-table/paged-table';
import { pathWith, type LoadState } from '@bourse/feature-kit';
import type { PagedListProps } from '@bourse/lists';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Box, Button, Chip, type Column, EmptyState, Padded, Panel, Row, Select, Tabs } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { Ad, AdType } from '@bourse/contracts/c2c';
import { AdPrice } from '../floating/ad-price';
import { PayMethods } from '../layout/pay-methods';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { C2C_DECIMALS } from '../rules/ad-amounts';
import { PATHS } from '../paths';

/** Which ads are shown. */
export interface MyAdsChoice {
  readonly type: AdType;
  readonly onType: (type: AdType) => void;
  readonly coins: readonly { readonly id: number; readonly name: string }[];
  readonly currencyId: number | undefined;
  readonly onCurrency: (id: number) => void;
}

export interface MyAdsList extends Omit<PagedListProps, 'children'> {
  readonly ads: readonly Ad[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

export interface MyAdsViewProps {
  readonly choice: MyAdsChoice;
  readonly list: MyAdsList;
  readonly onWithdraw: (ad: Ad) => void;
  /** Changes the price of an ad that follows the index; `undefined` where the back end has none. */
  readonly onReprice?: ((ad: Ad) => void) | undefined;
}

/** Ads of the user: orders of each, and withdrawing it. */
export function MyAdsView({ choice, list, onWithdraw, onReprice }: MyAdsViewProps) {
  const { type, onType, coins, currencyId, onCurrency } = choice;
  const { ads, state, onRetry, more, onMore } = list;
  const text = c2cMessages.useText();
  const columns = useColumns({ onWithdraw, onReprice });
  return (
    <Panel label={text('ads.title')}>
      <Tabs
        label={text('ads.type')}
        items={[
          { id: 'sell', label: text('ads.sales') },
          { id: 'buy', label: text('ads.purchases') },
        ]}
        value={type}
        onChange={onType}
      >
        <Padded>
          <Row>
            <Box sx={{ width: 180, maxWidth: '100%' }}>
              <Select
                label={text('market.coin')}
                options={coins.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={currencyId === undefined ? undefined : String(currencyId)}
                onChange={(id) => onCurrency(Number(id))}
              />
            </Box>
          </Row>
        </Padded>
        <PagedTable
          label={text('ads.title')}
          columns={columns}
          rows={ads}
          rowKey={({ id }) => id}
          state={state}
          failedTitle={text('ads.failed')}
          onRetry={onRetry}
          more={more}
          onMore={onMore}
          empty={
            <EmptyState
              icon="layers"
              title={text('ads.none')}
              action={<Link to={PATHS.publish}>{text('ads.first')}</Link>}
            />
          }
        />
      </Tabs>
    </Panel>
  );
}

function useColumns({ onWithdraw, onReprice }: Pick<MyAdsViewProps, 'onWithdraw' | 'onReprice'>): Column<Ad>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  return [
    { id: 'id', header: text('ad.number'), cell: ({ id }) => <Link to={pathWith(PATHS.adOrders, { id })}>{id}</Link> },
    {
      id: 'price',
      header: text('ad.price'),
      isNumeric: true,
      cell: (ad) => (ad.floating ? <AdPrice ad={ad} /> : yuan(ad.price)),
    },
    {
      id: 'remainder',
      header: text('ad.remainder'),
      isNumeric: true,
      cell: ({ remainder, currency }) => format.money(remainder, { decimals: C2C_DECIMALS, currency }),
    },
    {
      id: 'total',
      header: text('ad.total'),
      isNumeric: true,
      cell: ({ total, currency }) => format.money(total, { decimals: C2C_DECIMALS, currency }),
    },
    {
      id: 'status',
      header: text('order.status'),
      cell: ({ status }) => (
        <Chip
          tone={status === 'open' ? 'success' : 'neutral'}
          label={status === undefined ? NO_VALUE : text(`adStatus.${status}`)}
        />
      ),
    },
    { id: 'methods', header: text('ad.methods'), cell: ({ methods }) => <PayMethods methods={methods} /> },
    {
      id: 'created',
      header: text('ad.created'),
      isTime: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      id: 'withdraw',
      header: text('ads.withdraw'),
      hideHeader: true,
      cell: (ad) =>
        ad.status === 'open' && (
          <Row>
            {ad.floating && onReprice && (
              <Button size="small" tone="quiet" onClick={() => onReprice(ad)}>
                {text('reprice.title')}
              </Button>
            )}
            <Button size="small" tone="quiet" onClick={() => onWithdraw(ad)}>
              {text('ads.withdraw')}
            </Button>
          </Row>
        ),
    },
  ];
}
