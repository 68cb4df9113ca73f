import type { TextFunction } from '@bourse/i18n';
import type { Column } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { SpotTexts } from '../locales/messages';
import { writeOrderAddress, type OrderAddress } from './order-address';

/** Brings the row of a link into sight, once. */
const showRow = (mark: HTMLElement | null) => mark?.scrollIntoView?.({ block: 'center' });

interface Numbered {
  readonly id?: number | undefined;
}

/** The column of an order's number, which is a link to the order; the order of the address is marked. */
export function numberColumn<Row extends Numbered>(text: TextFunction<SpotTexts>, address: OrderAddress): Column<Row> {
  return {
    id: 'number',
    header: text('all.number'),
    cell: ({ id }) => {
      if (id === undefined) return null;
      const isMarked = id === address.order;
      return (
        <Link
          className="tabular"
          to={{ search: writeOrderAddress({ ...address, order: id }).toString() }}
          aria-label={text('all.linkTo', { id: String(id) })}
          aria-current={isMarked || undefined}
          {...(isMarked && { ref: showRow, title: text('all.marked') })}
        >
          {id}
        </Link>
      );
    },
  };
}
