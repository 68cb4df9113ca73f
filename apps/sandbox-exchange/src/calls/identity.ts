import {
  bindEmail,
  isPayeeText,
  forgetPassword,
  payeeInfo,
  regionUsers,
  savePayee as savePayeeCall,
} from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import { readPayee, savePayee } from '../accounts/payees';
import type { CodeMessage, ResetResult } from '../accounts/types';
import type { Exchange } from '../exchange-interface';
import { readRegion } from '../products/identity/regions';
import { isSameName, verifiedName } from '../products/identity/verified-name';
import { queued, queuedShort } from '../http/histories';
import type { Router } from '../http/route';
import { ensureSecondFactor, proofRejection } from '../http/second-factor';
import { CODE_REFUSALS } from './code-refusals';

interface Needs {
  exchange: Exchange;
  /** Notifies the owner of the account; omitted if there is no delivery. */
  carry: ((message: CodeMessage) => Promise<void> | void) | undefined;
}

/** Password reset, email, payee information, regional users. */
export function identityRoutes({ route, userRoute }: Router, { exchange, carry }: Needs): void {
  route(forgetPassword, async ({ input, address, secondFactor }) => {
    const { account, password, repassword, code } = input;
    if (password !== repassword) throw new Rejection(SERVER_TEXTS.passwordsDiffer);
    const result = await exchange.accounts.resetPassword({ account, password, code, address, secondFactor });
    if (!result.ok && result.reason === 'second_factor') throw proofRejection(result.proof);
    if (!result.ok) throw new Rejection(RESET_REFUSALS[result.reason]);
    for (const notice of result.notices) await carry?.(notice);
    return SERVER_TEXTS.passwordReset;
  });

  userRoute(bindEmail, async ({ input: { email, code }, user, address }) => {
    const result = await exchange.accounts.bindEmail({ userId: user.id, email, code, address });
    if (!result.ok) throw new Rejection(BIND_REFUSALS[result.reason]);
    return SERVER_TEXTS.bound;
  });

  userRoute(
    payeeInfo,
    queuedShort(async ({ user }) => {
      const payee = await readPayee(exchange.db, user.id);
      return {
        real_name: payee?.realName ?? '',
        bank_name: payee?.bankName ?? '',
        bank_account: payee?.bankAccount ?? '',
        alipay_account: payee?.alipayAccount ?? '',
        wechat_account: payee?.wechatAccount ?? '',
        wechat_nickname: payee?.wechatNickname ?? '',
      };
    }),
  );

  userRoute(savePayeeCall, async (asked) => {
    const { input, user } = asked;
    await ensureSecondFactor(exchange, asked, 'payee');
    const realName = input.real_name.trim();
    if (realName === '') throw new Rejection(SERVER_TEXTS.payeeNameRequired);
    if (!Object.values(input).every(isPayeeText)) throw new Rejection(SERVER_TEXTS.parameterError);
    const verified = await verifiedName(exchange, user.id);
    if (verified !== undefined && !isSameName(verified, realName)) throw new Rejection(SERVER_TEXTS.payeeNameDiffers);
    await savePayee(exchange.db, user.id, {
      realName,
      bankName: input.bank_name,
      bankAccount: input.bank_account,
      alipayAccount: input.alipay_account,
      wechatAccount: input.wechat_account,
      wechatNickname: input.wechat_nickname,
    });
    return SERVER_TEXTS.saved;
  });

  userRoute(
    regionUsers,
    queued(async ({ input, user }) => {
      const region = await readRegion(exchange.db, user.id, input.page);
      if (!region) throw new Rejection(SERVER_TEXTS.regionNotPermitted);
      const data = region.data.map(({ joined_at, ...row }) => ({ ...row, time: Math.floor(joined_at / 1000) }));
      return { data, total: region.total };
    }),
  );
}

type ReasonOf<Result extends { ok: boolean }> = Extract<Result, { ok: false; reason: string }>['reason'];

const RESET_REFUSALS: Record<Exclude<ReasonOf<ResetResult>, 'second_factor'>, string> = {
  ...CODE_REFUSALS,
  too_many_requests: SERVER_TEXTS.tooManyRequests,
  password_invalid: SERVER_TEXTS.passwordCharacters,
};

const BIND_REFUSALS = {
  ...CODE_REFUSALS,
  email_invalid: SERVER_TEXTS.emailInvalid,
  email_taken: SERVER_TEXTS.emailTaken,
};
