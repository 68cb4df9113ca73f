import { businessHours, relate, relations, saveHours, weekHours } from '@bourse/contracts/c2c';
import { Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import * as v from 'valibot';
import { Tries } from '../../accounts/limits';
import { publicNames } from '../../accounts/merchants';
import { queuedShort } from '../../http/histories';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import { isZone } from './hours';
import { PEOPLE_LIMIT, relateUsers, setHours } from './people';
import * as store from './people-store';
import { c2c } from './product';
import { refusal } from './refusals';
import { wireHours } from './wire';

/** Calls of whom a user follows and blocks, and of the user's hours. */
export function peopleRoutes({ userRoute }: Router, { exchange }: Services): void {
  const { db } = exchange;
  const tries = new Tries(db);

  async function countChange(userId: number) {
    const lockedUntil = await tries.count(`c2c people:${userId}`, PEOPLE_LIMIT, exchange.now());
    if (lockedUntil !== undefined) throw new Rejection(SERVER_TEXTS.tooManyRequests);
  }

  userRoute(
    relations,
    queuedShort(async ({ user }) => {
      const rows = await store.relationsOf(db, user.id);
      const names = await publicNames(
        db,
        rows.map(({ other_id }) => other_id),
      );
      return rows.map(({ other_id: id, relation }) => ({ id, name: names(id), relation }));
    }),
  );

  userRoute(relate, async ({ input: { id, relation }, user, request }) => {
    await countChange(user.id);
    // A user who is not known by an ad or an order is answered as one that does not exist.
    if (id !== user.id && !(await store.isKnown(db, user.id, id))) throw new Rejection(SERVER_TEXTS.userNotFound);
    const command = { userId: user.id, otherId: id, relation: relation === 'none' ? undefined : relation };
    const result = await exchange.run((context) => relateUsers(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.saved;
  });

  userRoute(
    businessHours,
    queuedShort(async ({ user }) => {
      const hours = (await store.hoursOf(db, [user.id])).get(user.id);
      return hours ? { hours: wireHours(hours) } : {};
    }),
  );

  userRoute(saveHours, async ({ input, user, request }) => {
    await countChange(user.id);
    const read = input.days === '' ? undefined : v.safeParse(weekHours, input);
    if (read && (!read.success || !isZone(read.output.zone))) throw new Rejection(SERVER_TEXTS.parameterError);
    const command = { userId: user.id, hours: read?.success ? read.output : undefined };
    const result = await exchange.run((context) => setHours(context, context.of(c2c), command), request);
    if (!result.ok) throw refusal(result);
    return SERVER_TEXTS.saved;
  });
}
