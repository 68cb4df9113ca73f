import type { OvernightCharge } from '@bourse/contracts/lever';
import { rateText, ReadError, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import {
  AmountText,
  DataTable,
  EmptyState,
  Fill,
  Pagination,
  Row,
  type Column,
  type PaginationProps,
} from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { PriceDecimals } from '../account/use-price-decimals';
import { DirectionText } from '../figures/direction-text';
import { leverMessages } from '../locales/messages';
import { orderPath } from '../orders/order-path';
import { quoteOf } from '../personal-limits/limits';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import { overnightMessages } from './locales/messages';

export interface OvernightTableProps {
  readonly state: LoadState;
  readonly charges: readonly OvernightCharge[];
  readonly onRetry: () => void;
  readonly decimalsOf: PriceDecimals;
  /** Pagination is shown with more than one page. */
  readonly pages: PaginationProps;
}

function useColumns(decimalsOf: OvernightTableProps['decimalsOf']): Column<OvernightCharge>[] {
  const text = overnightMessages.useText();
  const leverText = leverMessages.useText();
  const format = useFormat();
  return [
    { id: 'time', header: text('chargedAt'), isTime: true, cell: ({ chargedAt }) => format.dateTime(chargedAt) },
    { id: 'pair', header: leverText('orders.pair'), cell: ({ symbol }) => <span translate="no">{symbol}</span> },
    {
      id: 'position',
      header: text('position'),
      cell: ({ orderId, direction }) => (
        <>
          <DirectionText direction={direction} /> <Link to={orderPath(orderId)}>{orderId}</Link>
        </>
      ),
    },
    { id: 'lots', header: leverText('form.lots'), isNumeric: true, cell: ({ lots }) => format.decimal(lots) },
    {
      id: 'price',
      header: leverText('orders.markPrice'),
      isNumeric: true,
      cell: (charge) => format.price(charge.price, decimalsOf(charge)),
    },
    {
      id: 'value',
      header: leverText('form.value'),
      isNumeric: true,
      cell: ({ value }) => format.price(value, SHOWN_MONEY_DECIMALS),
    },
    { id: 'rate', header: text('rate'), isNumeric: true, cell: ({ rate }) => rateText(format, rate) },
    {
      id: 'fee',
      header: text('fee'),
      isNumeric: true,
      cell: (charge) => <AmountText value={charge.fee} unit={quoteOf(charge)} />,
    },
  ];
}

/** One page of the overnight fees that positions were charged. A figure that the back end does not have is no zero. */
export function OvernightTable({ state, charges, onRetry, decimalsOf, pages }: OvernightTableProps) {
  const text = overnightMessages.useText();
  const columns = useColumns(decimalsOf);
  if (state.kind === 'failed') return <ReadError title={text('failed')} failure={state.failure} onRetry={onRetry} />;
  return (
    <Fill>
      <DataTable
        label={text('title')}
        columns={columns}
        rows={charges}
        rowKey={({ id }) => id}
        isLoading={state.kind === 'loading'}
        empty={<EmptyState icon="scale" title={text('empty')} />}
      />
      {pages.pageCount > 1 && (
        <Row sx={{ justifyContent: 'center', padding: 2 }}>
          <Pagination {...pages} />
        </Row>
      )}
    </Fill>
  );
}
