import { readFresh, type ExchangeState } from '@bourse/api-client';
import { compare } from '@bourse/decimal';
import {
  createWrite,
  runMutation,
  findNew,
  verdictOf,
  type Finding,
  knownIds,
  storedDecimal,
  type KnownIds,
} from '@bourse/safe-writes';
import * as v from 'valibot';
import { c2cApi, dealsRequest, dealsTouched } from '../api';
import { acceptorDeals, PAY_METHODS } from '@bourse/contracts/c2c';
import { dealDifference } from './differences';

const ticket = v.object({
  acceptorId: v.number(),
  acceptor: v.string(),
  direction: v.picklist(['deposit', 'withdraw']),
  method: v.picklist(PAY_METHODS),
  mobile: v.string(),
  account: v.string(),
  money: storedDecimal,
});
export type DealTicket = v.InferOutput<typeof ticket>;

/** A deposit or a withdrawal through an acceptor. */
export const dealWrite = createWrite<
  ExchangeState,
  { ticket: DealTicket; before: KnownIds; finding: Finding; reply: string }
>({
  name: 'c2cDeal',
  storageKey: 'bourse.c2c.deal',
  ticket,
  before: knownIds,
  known: (state, { direction }) => {
    const { data } = c2cApi.endpoints.acceptorDeals.select(direction)(state);
    return data ? { ids: data.flatMap(({ id }) => id ?? []) } : {};
  },
  send: (deal) => runMutation(c2cApi.endpoints.makeAcceptorDeal, deal),
  lookUp:
    ({ direction, money, account }, { ids }) =>
    async (dispatch) => {
      const { data } = await dispatch(readFresh(acceptorDeals, dealsRequest(direction)));
      const isMatch = (deal: NonNullable<typeof data>[number]) =>
        compare(deal.money, money) === 0 && deal.account === account;
      return data && findNew(data, ids, isMatch);
    },
  invalidate: dealsTouched,
  verdict: verdictOf,
  difference: (deal, before) => async (dispatch) => {
    const { data } = await dispatch(readFresh(acceptorDeals, dealsRequest(deal.direction)));
    return data && dealDifference(deal, before, data);
  },
});
