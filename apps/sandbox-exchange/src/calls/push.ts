import { endPush, readPush, savePush } from '@bourse/contracts/push';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import { PUSH_LIMIT, Tries } from '../accounts/limits';
import { hashOf } from '../accounts/sessions';
import type { Exchange } from '../exchange-interface';
import { queuedShort } from '../http/histories';
import type { Router } from '../http/route';
import { isEndpoint } from '../push/endpoint';
import type { Push } from '../push/push';
import { hasKeys, kindsOf } from '../push/subscriptions';

interface Needs {
  readonly exchange: Exchange;
  readonly push: Push;
  /** An origin of tests, whose endpoints are accepted. */
  readonly pushOrigin: string | undefined;
}

/** The Web Push subscription of the session. A call names no other one. */
export function pushRoutes({ userRoute }: Router, { exchange, push: { subscriptions }, pushOrigin }: Needs): void {
  const writes = new Tries(exchange.db);

  userRoute(
    readPush,
    queuedShort(({ token }) => subscriptions.of({ hash: hashOf(token) })),
  );

  userRoute(savePush, async ({ input, user, token }) => {
    const { kinds: names, ...subscription } = input;
    const kinds = kindsOf(names);
    if (kinds.length === 0 || !isEndpoint(input.endpoint, pushOrigin) || !hasKeys(input)) {
      throw new Rejection(SERVER_TEXTS.parameterError);
    }
    const until = await writes.count(`push:${user.id}`, PUSH_LIMIT, exchange.now());
    if (until !== undefined) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    const isSaved = await subscriptions.save({ userId: user.id, hash: hashOf(token) }, subscription, kinds);
    if (!isSaved) throw new Rejection(SERVER_TEXTS.parameterError);
    return SERVER_TEXTS.saved;
  });

  userRoute(endPush, async ({ token }) => {
    await subscriptions.end(hashOf(token));
    return SERVER_TEXTS.saved;
  });
}
