import { Fragment } from 'react';
import { Link } from 'react-router';
import type { LeverOrder } from '@bourse/contracts/lever';
import { orderPath } from './order-path';

export interface ClosedLinksProps {
  readonly closes: NonNullable<LeverOrder['closes']>;
}

/** The numbers of the positions that a reduce-only order closed, each with a link to its page. */
export function ClosedLinks({ closes }: ClosedLinksProps) {
  return closes.map((closed, index) => (
    <Fragment key={closed.id}>
      {index > 0 && ', '}
      <Link to={orderPath(closed.id)}>{closed.id}</Link>
    </Fragment>
  ));
}
