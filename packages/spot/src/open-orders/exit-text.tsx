import type { OpenOrder } from '@bourse/contracts/spot';
import { useFormat } from '@bourse/i18n';
import { useTrailText } from '@bourse/trading';
import { Text } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';

/** A buy that has not filled yet and carries exits, or an exit of one that has. */
export const carriesExits = ({ takeProfit, stopLoss, trail, exit, parentId }: OpenOrder): boolean =>
  exit ? parentId !== undefined : takeProfit !== undefined || stopLoss !== undefined || trail !== undefined;

/** The exits that a buy carries, or the distance of a trailing stop: beside the side of the row. */
export function ExitText({
  order,
  pricePlaces,
}: {
  readonly order: OpenOrder;
  readonly pricePlaces?: number | undefined;
}) {
  const text = spotMessages.useText();
  const format = useFormat();
  const trailText = useTrailText();
  const { takeProfit, stopLoss, trail, ocoId, parentId } = order;
  const parts = [
    // The exits of one buy cancel each other too; they have names of their own.
    ocoId !== undefined && parentId === undefined ? text('type.oco') : undefined,
    takeProfit && text('exits.takeProfitAt', { price: format.price(takeProfit, pricePlaces) }),
    stopLoss && text('exits.stopLossAt', { price: format.price(stopLoss, pricePlaces) }),
    trail && trailText(trail, order.quote),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <Text as="span" size="dense" tone="quiet">
      {' '}
      {parts.join(' · ')}
    </Text>
  );
}
