import { submitIdentity as submitCall, userCenter } from '@bourse/identity/contract';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, ConcurrencyLimit, unavailable } from '@bourse/contract-server';
import type { Exchange } from '../../exchange';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import type { Upload } from '../../uploads/types';
import { sealDocuments, vaultOf } from './document-store';
import { cardNumber, documentsProblem, maskedCard, openDocuments } from './documents';
import { DOCUMENT_PROBLEMS, SUBMIT_REFUSALS } from './refusals';
import { submissionRefusal, submitIdentity } from './rules';

/** Submitting and reading a verification. */
export function identityRoutes({ userRoute }: Router, { exchange }: Services): void {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 50 });
  const submitting = new Set<number>();

  userRoute(userCenter, async ({ user }) => {
    const row = await exchange.db
      .selectFrom('identities')
      .select(['sealed', 'reason'])
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    const papers = row && openDocuments(await vaultOf(exchange), row.sealed);
    return {
      review_status: user.reviewStatus,
      reason: row?.reason ?? '',
      name: papers?.name ?? '',
      card_id: papers ? maskedCard(papers.cardId) : '',
    };
  });

  userRoute(submitCall, async ({ input, user, request }) => {
    const documents = { name: input.name.trim(), cardId: cardNumber(input.card_id) };
    const problem = documentsProblem(documents);
    if (problem) throw new Rejection(DOCUMENT_PROBLEMS[problem]);
    const submit = async () => {
      // Pictures are read and encrypted only for a submission that may be accepted; the command checks again.
      const bare = { userId: user.id, ...(await sealDocuments(exchange, documents, undefined)) };
      const checked = await exchange.run(
        (context) => ({ ok: true, reason: submissionRefusal(context, bare) }) as const,
      );
      // The command, which also knows a repetition of a request that was accepted, answers.
      if (checked.ok && checked.reason) return exchange.run((context) => submitIdentity(context, bare), request);
      const front = await ownPhoto(exchange, user.id, input.front_pic);
      const reverse = front && (await ownPhoto(exchange, user.id, input.reverse_pic));
      const hand = reverse && (await ownPhoto(exchange, user.id, input.hand_pic));
      const photos = front && reverse && hand ? { front, reverse, hand } : undefined;
      const sealed = await sealDocuments(exchange, documents, photos);
      return exchange.run((context) => submitIdentity(context, { userId: user.id, ...sealed }), request);
    };
    if (submitting.has(user.id)) throw new Rejection(SERVER_TEXTS.tooManyRequests);
    submitting.add(user.id);
    const result = await limit.run(submit).finally(() => submitting.delete(user.id));
    if (result.ok) return SERVER_TEXTS.realNameSubmitted;
    if (result.reason === 'unavailable') throw unavailable();
    throw new Rejection(
      result.reason === 'request_taken' ? SERVER_TEXTS.parameterError : SUBMIT_REFUSALS[result.reason],
    );
  });
}

/** The picture at an address; `undefined` if the user did not upload it. */
async function ownPhoto(exchange: Exchange, userId: number, address: string): Promise<Upload | undefined> {
  const [, name] = /^\/api\/uploads\/([\w.-]+)$/.exec(address) ?? [];
  const upload = name === undefined ? undefined : await exchange.uploads.find(name);
  return upload?.userId === userId ? upload : undefined;
}
