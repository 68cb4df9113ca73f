import { submitIdentity as submitCall, userCenter } from '@bourse/contracts/identity';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection, ConcurrencyLimit, unavailable } from '@bourse/contract-server';
import type { Exchange } from '../../exchange-interface';
import { queuedShort } from '../../http/histories';
import type { Router } from '../../http/route';
import type { Services } from '../../http/services';
import { refuse } from '../../result';
import { UPLOADS_PATH } from '../../uploads/uploads';
import { sealDocuments, vaultOf, withSealedPhotos } from './document-store';
import { cardNumber, documentsProblem, maskedCard, openDocuments } from './documents';
import { DOCUMENT_PROBLEMS, SUBMIT_REFUSALS } from './refusals';
import { submissionRefusal, submitIdentity } from './product';
import { PHOTO_PARTS, type PhotoPart } from './tables';
import type { PhotoUploads, SubmitResult } from './types';

/** Submitting and reading a verification. */
export function identityRoutes({ userRoute }: Router, { exchange }: Services): void {
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: 50 });
  const submitting = new Set<number>();

  userRoute(
    userCenter,
    queuedShort(async ({ user }) => {
      const row = await exchange.db
        .selectFrom('identities')
        .select(['sealed', 'reason'])
        .where('user_id', '=', user.id)
        .executeTakeFirst();
      const papers = row && (await openDocuments(await vaultOf(exchange), row.sealed));
      return {
        review_status: user.reviewStatus,
        reason: row?.reason ?? '',
        name: papers?.name ?? '',
        card_id: papers ? maskedCard(papers.cardId) : '',
      };
    }),
  );

  userRoute(submitCall, async ({ input, user, request }) => {
    const documents = { name: input.name.trim(), cardId: cardNumber(input.card_id) };
    const problem = documentsProblem(documents);
    if (problem) throw new Rejection(DOCUMENT_PROBLEMS[problem]);
    const submit = async () => {
      // Pictures are read and encrypted only for a submission that may be accepted; the command checks again.
      const sealed = { userId: user.id, ...(await sealDocuments(exchange, documents)) };
      const addresses = { front: input.front_pic, reverse: input.reverse_pic, hand: input.hand_pic };
      const uploads = await ownUploads(exchange, user.id, addresses);
      const checked = await exchange.run((context) => {
        const reason = submissionRefusal(context, { ...sealed, uploads: Object.values(uploads ?? {}) });
        return { ok: true, reason } as const;
      });
      if (!checked.ok) return checked;
      if (checked.reason || !uploads) {
        const { reason = 'photos_missing' } = checked;
        // In the queue a repetition of a request that was accepted is answered as the first time.
        return exchange.run((): SubmitResult => refuse(reason), request);
      }
      return withSealedPhotos(exchange, user.id, uploads, (photos) =>
        exchange.run((context) => submitIdentity(context, { ...sealed, photos }), request),
      );
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

/** The names of the uploads at the addresses; `undefined` if the user did not upload one of them. */
async function ownUploads(
  exchange: Exchange,
  userId: number,
  addresses: Readonly<Record<PhotoPart, string>>,
): Promise<PhotoUploads | undefined> {
  for (const part of PHOTO_PARTS) {
    if (!(await exchange.uploads.isOwnAddress(userId, addresses[part]))) return undefined;
  }
  const nameOf = (part: PhotoPart) => addresses[part].slice(UPLOADS_PATH.length);
  return { front: nameOf('front'), reverse: nameOf('reverse'), hand: nameOf('hand') };
}
