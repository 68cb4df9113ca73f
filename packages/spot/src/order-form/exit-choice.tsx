import { EMPTY_EXITS, ExitToggle } from '@bourse/trading';
import { Box, lazyPart } from '@bourse/ui-kit';
import { offersExits } from '../rules/order-exits';
import { useOrderEntry } from './order-entry';

/** Of the two fields, CSS pixels. */
const HEIGHT = 152;

/** An order without exits does not need their code. */
const LazyExitOptions = lazyPart(async () => (await import('./exit-options')).ExitOptions, {
  fallback: <Box sx={{ minHeight: HEIGHT }} />,
});

/** Whether the order is a buy that carries exits, where the exchange offers them. */
export function ExitChoice() {
  const { form, market, actions } = useOrderEntry();
  const { side, draft } = form.values;
  if (!offersExits({ side, exits: market.exits })) return null;
  return (
    <ExitToggle isOn={draft.exits !== undefined} onToggle={(isOn) => actions.onExits(isOn ? EMPTY_EXITS : undefined)} />
  );
}

/** Take profit and stop loss, while the order carries them. */
export function ChosenExits() {
  const { form, market } = useOrderEntry();
  const { side, draft } = form.values;
  return draft.exits !== undefined && offersExits({ side, exits: market.exits }) && <LazyExitOptions />;
}
