import { acceptorDeal, acceptorDeals, acceptorInfo, acceptorList, DEAL_TYPE } from '@bourse/contracts/c2c';
import { decimal, floorTo, times } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, unavailable } from '@bourse/contract-server';
import type { Services } from '../../http/services';
import { ensureMayPayOut } from '../../http/payment-hold';
import type { Router } from '../../http/route';
import { makeDeal } from './deals';
import { DEAL_REFUSALS } from './refusals';
import { acceptors as acceptorProduct } from './product';
import { acceptors, dealsOf, findAcceptor } from './store';
import { DEAL_CURRENCY, DEAL_WALLET, type Acceptor } from './types';
import { RATE, wireAcceptor, wireDeal } from './wire';
import { queued, queuedShort } from '../../http/histories';

const MOST_RECORDS = 200;
const MOST_PARTY_LENGTH = 64;
const APPROVED = 2;
/** Calls of acceptors. */
export function acceptorRoutes({ userRoute }: Router, { exchange }: Services): void {
  const { db } = exchange;

  async function acceptorOf(id: number): Promise<Acceptor> {
    const found = await findAcceptor(db, id);
    if (!found) throw new Rejection(SERVER_TEXTS.acceptorNotFound);
    return found;
  }

  /** The withdrawable amount of a user, in CNY. */
  async function balanceOf(userId: number) {
    const currency = exchange.currencies().find(({ code }) => code === DEAL_CURRENCY);
    const balance = currency && (await exchange.balance(userId, currency.id, DEAL_WALLET));
    return floorTo(times(balance?.available ?? decimal(0), RATE), 2);
  }

  userRoute(
    acceptorList,
    queuedShort(async ({ user }) => {
      const balance = await balanceOf(user.id);
      return { list: (await acceptors(db)).map((acceptor) => wireAcceptor(acceptor, balance)) };
    }),
  );

  userRoute(
    acceptorInfo,
    queuedShort(async ({ input, user }) => wireAcceptor(await acceptorOf(input.id), await balanceOf(user.id))),
  );

  userRoute(acceptorDeal, async ({ input, user, request }) => {
    if (user.reviewStatus !== APPROVED) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
    if (input.type === DEAL_TYPE.withdraw) ensureMayPayOut(user, exchange.now());
    const acceptor = await acceptorOf(input.acceptor_id);
    const command = {
      userId: user.id,
      acceptor,
      direction: input.type === DEAL_TYPE.deposit ? ('deposit' as const) : ('withdraw' as const),
      way: input.way,
      mobile: input.mobile.slice(0, MOST_PARTY_LENGTH),
      account: input.deal_account.slice(0, MOST_PARTY_LENGTH),
      money: input.money,
      rate: RATE,
    };
    const result = await exchange.run((context) => makeDeal(context, context.of(acceptorProduct), command), request);
    if (result.ok) return SERVER_TEXTS.acceptorDealSubmitted;
    if (result.reason === 'unavailable') throw unavailable();
    if (result.reason === 'request_taken') throw new Rejection(SERVER_TEXTS.duplicateSubmission);
    throw new Rejection(DEAL_REFUSALS[result.reason]);
  });

  userRoute(
    acceptorDeals,
    queued(async ({ input, user }) => {
      const direction = input.type && (input.type === DEAL_TYPE.deposit ? 'deposit' : 'withdraw');
      // The older form names a payment method instead of the direction.
      if (!direction && !input.way) throw new Rejection(SERVER_TEXTS.parameterError);
      const all = new Map((await acceptors(db)).map((acceptor) => [acceptor.id, acceptor]));
      const deals = await dealsOf(db, user.id, { direction, way: input.way }, MOST_RECORDS);
      return { list: deals.map((deal) => wireDeal(exchange, deal, all.get(deal.acceptorId))) };
    }),
  );
}
