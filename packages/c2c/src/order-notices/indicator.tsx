import { useCountdown } from '@bourse/feature-kit';
import { rowsOfPages } from '@bourse/lists';
import { colour, VisuallyHidden, FONT_SIZE, ROUND, hairline, space, COARSE, CONTROL, TOUCH } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import { c2cMessages } from '../locales/messages';
import { orderPath } from '../order/order-path';
import { clockText } from '../rules/deadline';
import { runningOrders } from '../rules/running-orders';
import { useFollowedOrders } from './use-followed-orders';
import { PATHS } from '../paths';

/** The same in all languages: the name of the product in the header's menu. */
const PRODUCT = 'C2C';

const Pill = styled(Link)({
  display: 'flex',
  // At the end of the free space of the header.
  width: 'fit-content',
  marginInlineStart: 'auto',
  alignItems: 'center',
  gap: 8,
  minHeight: CONTROL.normal,
  [COARSE]: { minHeight: TOUCH },
  padding: space(0, 3),
  borderRadius: ROUND,
  border: hairline(colour.edge),
  backgroundColor: colour.raised,
  color: colour.text,
  fontSize: FONT_SIZE.table,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});

/** Milliseconds until the nearest deadline that has not passed; `undefined` where all have. */
function useNearest(deadlines: readonly number[]): number | undefined {
  const last = deadlines.at(-1);
  const left = useCountdown(last) * 1000;
  return deadlines.map((deadline) => deadline - (last ?? deadline) + left).find((until) => until > 0);
}

/** The user's running orders in the header: the nearest deadline, else how many there are. Nothing without a running order. */
export function Component() {
  const text = c2cMessages.useText();
  const { data } = useFollowedOrders();
  const { count, next, deadlines } = runningOrders(rowsOfPages(data?.pages ?? []));
  const left = useNearest(deadlines);
  if (!next) return null;
  const words = text('running.count', { count });
  return (
    <Pill to={count === 1 ? orderPath(next.id, next.isPublisher ?? false) : PATHS.orders} title={words}>
      <span aria-hidden>{PRODUCT}</span>
      {left === undefined ? <span aria-hidden>{count}</span> : <span>{clockText(left)}</span>}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Pill>
  );
}
