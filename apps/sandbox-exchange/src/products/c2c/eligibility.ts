import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import { readPayee, type Payee } from '../../accounts/payees';
import type { User } from '../../accounts/types';
import type { Exchange } from '../../exchange-interface';
import { isSameName, verifiedName } from '../identity/verified-name';
import { WAYS, type TradePayee, type Way } from './types';

const APPROVED = 2;

const ACCOUNT_OF = {
  bank: 'bankAccount',
  ali_pay: 'alipayAccount',
  we_chat: 'wechatAccount',
} as const satisfies Record<Way, keyof Payee>;

type Found = { payee: TradePayee } | { missing: string };

/**
 * Payee information of a user who trades fiat money, or the text of what is missing.
 * @param method payment method by which the user will be paid; `undefined` for a payer, for whom any method will do
 */
async function findPayee(exchange: Exchange, userId: number, method: Way | undefined): Promise<Found> {
  const payee = await readPayee(exchange.db, userId);
  const ways = method === undefined ? WAYS : [method];
  if (!payee || payee.realName === '' || ways.every((way) => payee[ACCOUNT_OF[way]] === '')) {
    return { missing: SERVER_TEXTS.payeeNotSet };
  }
  const verified = await verifiedName(exchange, userId);
  // The name may have been saved before the verification of another one.
  if (verified !== undefined && !isSameName(verified, payee.realName)) {
    return { missing: SERVER_TEXTS.payeeNameDiffers };
  }
  return { payee: { ...payee, isNameVerified: verified !== undefined } };
}

/**
 * The payee information of a user who may trade fiat money (money side, section 6).
 * @throws Rejection 998 without an approved verification, 997 without an account of the method or the verified name
 */
export async function eligiblePayee(exchange: Exchange, user: User, method: Way | undefined): Promise<TradePayee> {
  if (user.reviewStatus !== APPROVED) throw new Rejection(SERVER_TEXTS.realNameNotPassed, { type: 998 });
  const found = await findPayee(exchange, user.id, method);
  if ('missing' in found) throw new Rejection(found.missing, { type: 997 });
  return found.payee;
}

/**
 * The payee information of the publisher of an ad that is taken.
 * @throws Rejection where the publisher has removed the account of a sale, and cannot be paid any more
 */
export async function publisherPayee(exchange: Exchange, publisherId: number, method: Way | undefined) {
  const found = await findPayee(exchange, publisherId, method);
  if ('missing' in found) throw new Rejection(SERVER_TEXTS.adWithdrawn);
  return found.payee;
}
