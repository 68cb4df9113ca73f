import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import { ZERO } from '@bourse/decimal';
import { claimAnnouncement, reportUserEvent } from '@bourse/notifications';
import { pathWith, useAppDispatch } from '@bourse/feature-kit';
import { runMutation } from '@bourse/safe-writes';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent } from 'react';
import { leverApi } from '../api';
import { readOrder } from '../api/read-orders';
import type { LeverStream } from '../api/streams';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';
import type { LeverState, LeverThunk } from '../state';
import { nextStep, type OpenLists, type PlannedStops } from '../rules/planned-stops';
import { markSent, removePlan, storedPlans } from './stored-plans';

const TOAST = 'lever-planned-stops';

/** Whether the position has the stops of the plan; `undefined` where the server cannot be reached. */
const areSet =
  ({ id, pair, takeProfit, stopLoss }: PlannedStops): LeverThunk<Promise<boolean | undefined>> =>
  async (dispatch) => {
    const { data } = await dispatch(readOrder('positions', pair, id));
    if (data === undefined) return undefined;
    return data !== null && data.takeProfit === takeProfit && data.stopLoss === stopLoss;
  };

/** Sets the stops once. A lost reply is looked up; `false` where they are not set, `undefined` where the server cannot be reached. */
const setPlanned =
  (plan: PlannedStops): LeverThunk<Promise<boolean | undefined>> =>
  async (dispatch) => {
    const request = {
      id: plan.id,
      target_profit_price: plan.takeProfit ?? ZERO,
      stop_loss_price: plan.stopLoss ?? ZERO,
    };
    const { error } = await dispatch(runMutation(leverApi.endpoints.setStops, request));
    if (error === undefined) return true;
    return isUnknownOutcome(asFailure(error)) ? dispatch(areSet(plan)) : false;
  };

/**
 * Whether the order has become a row of its own: revoked, or closed; `undefined` where the server cannot be reached. A back end may refuse
 * a list that it does not have.
 */
const hasEnded =
  ({ id, pair }: PlannedStops): LeverThunk<Promise<boolean | undefined>> =>
  async (dispatch) => {
    for (const list of ['revoked', 'closed'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- the second list only where the first one does not have it
      const { data, error } = await dispatch(readOrder(list, pair, id));
      if (data) return true;
      if (error && asFailure(error).kind !== 'rejected') return undefined;
    }
    return false;
  };

/**
 * Carries out a step: whether the stops are set, `ended` where there is nothing to protect, `undefined` where the server cannot be reached.
 * The stops of a position that an order was added to are left to the user: they are not those of the order.
 */
const carryOut =
  (plan: PlannedStops, step: 'send' | 'check' | 'ask'): LeverThunk<Promise<boolean | 'ended' | undefined>> =>
  async (dispatch) => {
    if (step !== 'ask') return dispatch(step === 'send' ? setPlanned(plan) : areSet(plan));
    const isOver = await dispatch(hasEnded(plan));
    return isOver === true ? 'ended' : isOver;
  };

/** On every screen: sets the planned stops of pending orders that have become positions, once, in one tab, and reports it. */
export function usePlannedStops(stream: LeverStream | undefined): void {
  const dispatch = useAppDispatch<LeverState>();
  const text = leverMessages.useText();
  const toast = useToast();
  const plans = storedPlans.useValue();
  const positions = stream?.positions;
  const entrusts = stream?.entrusts;

  const report = ({ id, symbol }: PlannedStops, isSet: boolean) => {
    const message = text(isSet ? 'planned.set' : 'planned.failed', { symbol, id: String(id) });
    reportUserEvent({ id: `lever-stops-${id}`, text: message, path: pathWith(PATHS.transaction, { id }) });
    if (isSet) toast.success(message, TOAST);
    else toast.error(message, TOAST);
  };

  const follow = useEffectEvent(async (orders: OpenLists) => {
    const step = (plan: PlannedStops) => nextStep(plan, orders, Date.now());
    for (const plan of plans) {
      const next = step(plan);
      if (next === 'drop') removePlan(plan.id);
      if (next === 'drop' || next === 'wait') continue;
      // oxlint-disable-next-line no-await-in-loop -- one plan after the other
      if (!(await claimAnnouncement(`lever.stops.${plan.id}`))) continue;
      // Another tab may have handled the plan before the claim.
      const current = storedPlans.read().find(({ id }) => id === plan.id);
      if (!current || step(current) !== next) continue;
      if (next === 'send') markSent(plan.id, Date.now());
      // oxlint-disable-next-line no-await-in-loop -- one plan after the other
      const isSet = await dispatch(carryOut(plan, next));
      // The server could not be reached: the plan is checked again with the next event.
      if (isSet === undefined) continue;
      removePlan(plan.id);
      if (isSet !== 'ended') report(plan, isSet);
    }
  });
  useEffect(() => {
    if (plans.length > 0 && positions && entrusts) void follow({ positions, entrusts });
  }, [plans, positions, entrusts]);
}
