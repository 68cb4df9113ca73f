import multipart from '@fastify/multipart';
import { upload } from '@bourse/contracts/site';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound, Rejection, ConcurrencyLimit } from '@bourse/contract-server';
import type { Exchange } from '../exchange-interface';
import { LARGEST_UPLOAD } from '../uploads/picture';
import { answerPicture } from '../uploads/answer-picture';
import type { UploadResult } from '../uploads/types';
import { UPLOADS_PATH } from '../uploads/uploads';
import { authenticate } from '../http/route';

/** The parts of a form beside the file. */
const OVERHEAD = 65_536;
const MEGABYTE = 1024 * 1024;

const REFUSALS: Readonly<Record<Extract<UploadResult, { ok: false }>['reason'], () => Rejection>> = {
  too_large: () => new Rejection(SERVER_TEXTS.uploadTooLarge(LARGEST_UPLOAD / MEGABYTE), { status: 413 }),
  not_a_picture: () => new Rejection(SERVER_TEXTS.uploadType),
  quota_used_up: () => new Rejection(SERVER_TEXTS.tooManyRequests),
  busy: () => new Rejection(SERVER_TEXTS.tooManyRequests),
};

/** Bodies that are read at the same time: in all, and of one user. The others are refused before they are sent. */
const MOST_RECEIVING = 8;
/** Pictures that are read from the store at the same time, and that wait. An order waits for a piece of each of them. */
const SHOWN_AT_ONCE = 1;
const SHOWN_WAITING = 100;

/** Sending a picture, and seeing one: its owner, and whom a product shows it to. */
export async function uploadRoutes(server: FastifyInstance, exchange: Exchange): Promise<void> {
  await server.register(multipart, {
    limits: { files: 1, fields: 8, parts: 9, fileSize: LARGEST_UPLOAD },
    throwFileSizeLimit: false,
  });

  const receiving = new Set<number>();
  const receivers = new WeakMap<FastifyRequest, number>();
  const end = (request: FastifyRequest) => {
    const userId = receivers.get(request);
    if (userId !== undefined) receiving.delete(userId);
  };
  server.addHook('onResponse', async (request) => end(request));
  server.addHook('onRequestAbort', async (request) => end(request));
  const showing = new ConcurrencyLimit({ atOnce: SHOWN_AT_ONCE, mostWaiting: SHOWN_WAITING });

  server.route({
    method: upload.method,
    url: `/api${upload.path}`,
    bodyLimit: LARGEST_UPLOAD + OVERHEAD,
    // Token and number of uploads are checked before the body is read.
    onRequest: async (request) => {
      const { id } = await authenticate(request, exchange);
      if (receiving.has(id) || receiving.size >= MOST_RECEIVING) throw REFUSALS.busy();
      receiving.add(id);
      receivers.set(request, id);
    },
    handler: async (request, reply) => {
      const user = await authenticate(request, exchange);
      const sent = await readFile(request);
      if (!sent) throw new Rejection(SERVER_TEXTS.uploadRequired);
      const result = sent.isTruncated
        ? ({ ok: false, reason: 'too_large' } as const)
        : await exchange.uploads.add(user.id, sent.bytes);
      if (!result.ok) throw REFUSALS[result.reason]();
      reply.header('cache-control', 'no-store');
      return { type: 'ok', message: `${UPLOADS_PATH}${result.name}` };
    },
  });

  server.get<{ Params: { name: string } }>(`${UPLOADS_PATH}:name`, async (request, reply) => {
    const user = await authenticate(request, exchange);
    const found = await showing.run(() => exchange.uploads.findFor(user.id, request.params.name));
    return found ? answerPicture(reply, found) : answerNotFound(request, reply);
  });
}

/**
 * The file of the form; `undefined` if it has none.
 * @throws Rejection if the body is no form, or ends before its end: the parser reports that without a status
 */
async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; isTruncated: boolean } | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const file = await request.file();
    return file?.fieldname === 'file' ? { bytes: await file.toBuffer(), isTruncated: file.file.truncated } : undefined;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new Rejection(SERVER_TEXTS.parameterError, { status: 400 });
  }
}
