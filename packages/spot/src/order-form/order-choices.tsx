import type { LimitType, OrderMode } from '@bourse/contracts/market';
import { MoreMenu } from '@bourse/trading';
import { Checkbox, MenuButton, Row, SegmentedControl, VisuallyHidden, type MenuEntry } from '@bourse/ui-kit';
import { spotMessages } from '../locales/messages';
import { limitTypeOf } from '../rules/limit-types';
import { ExitChoice } from './exit-choice';
import { useOrderEntry } from './order-entry';

const ORDER_MODES: readonly OrderMode[] = ['limit', 'market'];
const STOP = 'stop_limit' as const;

/** Names of the types that say how long a limit order is in force; the same in every language. `limit`: good till cancelled. */
const IN_FORCE = { limit: 'GTC', ioc: 'IOC', fok: 'FOK' } as const;
type InForce = keyof typeof IN_FORCE;

/** Buy or sell. */
export function SideChoice() {
  const { form, actions } = useOrderEntry();
  const text = spotMessages.useText();
  return (
    <SegmentedControl
      label={text('form.side')}
      value={form.values.side}
      onChange={actions.onSide}
      options={[
        { value: 'buy', label: text('form.buy'), tone: 'up', keyShortcut: 'b' },
        { value: 'sell', label: text('form.sell'), tone: 'down', keyShortcut: 's' },
      ]}
    />
  );
}

/** The offered and the chosen type of a limit order beside the plain one. */
function useLimitType() {
  const { form, market } = useOrderEntry();
  const { mode, draft } = form.values;
  const { limitTypes = [] } = market;
  return { limitTypes, type: limitTypeOf({ mode, draft, limitTypes }) };
}

/** Limit or market, as the exchange offers it for the pair; a stop-limit order is in the menu, and a third choice while it is chosen. */
export function OrderTypeChoice() {
  const { form, market, actions } = useOrderEntry();
  const { orderTypes = ORDER_MODES } = market;
  const { type } = useLimitType();
  const text = spotMessages.useText();
  const isStop = type === STOP;
  return (
    <Row spacing={2} sx={{ flexWrap: 'nowrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <SegmentedControl<OrderMode | typeof STOP>
        isQuiet
        label={text('form.mode')}
        value={isStop ? STOP : form.values.mode}
        onChange={actions.onOrderType}
        options={[
          ...ORDER_MODES.map((value) => ({
            value,
            label: text(`form.${value}`),
            ...(!orderTypes.includes(value) && { unavailable: text('form.typeNotOffered') }),
          })),
          ...(isStop ? [{ value: STOP, label: text('type.stop_limit') }] : []),
        ]}
      />
      <OrderMenu />
    </Row>
  );
}

/** The order types that the exchange lacks, in one sentence where a user looks for them. */
function useMissingNote(): string | undefined {
  const { market } = useOrderEntry();
  const text = spotMessages.useText();
  const { missingTypes = [], symbol } = market;
  if (missingTypes.length === 0) return undefined;
  const names = missingTypes.map((type) => text(type === 'attached_exits' ? 'exits.action' : `type.${type}`));
  return text('form.typesMissing', { symbol, types: names.join(' · ') });
}

/** Further types of orders, the personal limits, and the result of the last order. */
function OrderMenu() {
  const { form, market, actions, limits } = useOrderEntry();
  const { isSaleStopped = false, blockedBy } = form;
  const { limitTypes, type } = useLimitType();
  const text = spotMessages.useText();
  const note = useMissingNote();
  const { onExitOrder, onScaled, onResult } = actions;
  const entries: MenuEntry[] = [];
  if (limitTypes.includes(STOP)) {
    entries.push({
      id: STOP,
      label: text('type.stop_limit'),
      isSelected: type === STOP,
      onSelect: () => actions.onOrderType(STOP),
    });
  }
  if (onExitOrder && !isSaleStopped && blockedBy === undefined) {
    for (const kind of ['oco', 'trailing_stop'] as const) {
      // A trailing stop sells.
      const isOffered = market.exits?.includes(kind) === true && (kind === 'oco' || form.values.side === 'sell');
      if (isOffered) entries.push({ id: kind, label: text(`type.${kind}`), onSelect: () => onExitOrder(kind) });
    }
  }
  if (onScaled && !isSaleStopped && blockedBy === undefined) {
    entries.push({ id: 'scaled', label: text('scaled.open'), onSelect: onScaled });
  }
  if (onResult) entries.push({ id: 'result', label: text('form.toResult'), onSelect: onResult });
  return <MoreMenu entries={entries} note={note} limits={limits} />;
}

/** Whether the order has exits, whether a limit order may take from the book, and how long it is in force, as far as the exchange offers it. */
export function OrderOptions() {
  const { form, actions } = useOrderEntry();
  const { limitTypes, type } = useLimitType();
  const text = spotMessages.useText();
  if (form.values.mode !== 'limit' || type === STOP) return <ExitChoice />;
  const others = (['ioc', 'fok'] as const).filter((each) => limitTypes.includes(each));
  const inForce: InForce = type === 'ioc' || type === 'fok' ? type : 'limit';
  const choose = (chosen: LimitType | undefined) => () => actions.onLimitType(chosen);
  return (
    <Row spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <ExitChoice />
      {limitTypes.includes('post_only') && (
        <Checkbox
          label={text('type.post_only')}
          checked={type === 'post_only'}
          onChange={(isPostOnly) => actions.onLimitType(isPostOnly ? 'post_only' : undefined)}
        />
      )}
      {others.length > 0 && (
        <MenuButton
          label={text('form.timeInForce')}
          entries={(['limit', ...others] as const).map((id) => ({
            id,
            label: text(`type.${id}`),
            isSelected: id === inForce,
            onSelect: choose(id === 'limit' ? undefined : id),
          }))}
        >
          <span>
            <VisuallyHidden>{text('form.timeInForce')} </VisuallyHidden>
            {IN_FORCE[inForce]}
          </span>
        </MenuButton>
      )}
    </Row>
  );
}
