import type { FastifyInstance, FastifyReply } from 'fastify';
import { coinPicture } from '../simulation/media/coins';
import { coverPicture } from '../simulation/media/covers';
import { QR_CODE_PATH } from '@bourse/market/contract';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { renderSVG } from 'uqr';
import { answerNotFound } from './envelope';
import { Rejection } from './rejection';

const WEEK_S = 604_800;

/** Bytes that the largest code holds, at the lowest level of correction. */
const MOST_BYTES = 2953;
/** Modules of white around a code, as readers of codes expect. */
const QUIET_ZONE = 4;

/** Pictures of coins, articles and codes. They lie under `/api` so that a development server that passes `/api` on has them too. */
export function mediaRoutes(server: FastifyInstance): void {
  const pictures = (folder: string, pictureOf: (name: string) => string | undefined) => {
    server.get<{ Params: { file: string } }>(`/api/media/${folder}/:file`, (request, reply) => {
      const picture = pictureOf(withoutSuffix(request.params.file));
      return picture === undefined ? answerNotFound(request, reply) : answerSvg(reply, picture);
    });
  };
  pictures('coins', coinPicture);
  pictures('covers', (name) => coverPicture(name));
  pictures('thumbnails', (name) => coverPicture(name, 'drawing'));

  server.get<{ Querystring: { text?: unknown } }>(`/api${QR_CODE_PATH}`, (request, reply) => {
    const { text } = request.query;
    if (typeof text !== 'string' || text === '' || Buffer.byteLength(text) > MOST_BYTES) {
      throw new Rejection(SERVER_TEXTS.parameterError);
    }
    return answerSvg(reply, renderSVG(text, { ecc: 'L', border: QUIET_ZONE }));
  });
}

function withoutSuffix(file: string): string {
  return file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
}

function answerSvg(reply: FastifyReply, picture: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${WEEK_S}`)
    .header('content-security-policy', "default-src 'none'")
    .type('image/svg+xml; charset=utf-8')
    .send(picture);
}
