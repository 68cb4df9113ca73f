import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound, Rejection, ConcurrencyLimit } from '@bourse/contract-server';
import { coinPicture } from '../content/media/coins';
import { coverPicture } from '../content/media/covers';
import { QR_CODE_PATH } from '@bourse/contracts/home';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { renderSVG } from 'uqr';
import { LatestResults } from '../latest-results';

const WEEK_S = 604_800;

/** Addresses and links are shorter. A code of the 2,953 bytes that the format allows takes a third of a second. */
const MOST_BYTES = 512;
/** Modules of white around a code, as readers of codes expect. */
const QUIET_ZONE = 4;
const MAX_CODES = 200;
const CODES_WAITING = 100;

/** Pictures of coins, articles and codes. They are under `/api` so that a development server that passes `/api` on has them too. */
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

  const codes = new LatestResults<string, string>(MAX_CODES);
  const limit = new ConcurrencyLimit({ atOnce: 1, mostWaiting: CODES_WAITING });
  server.get<{ Querystring: { text?: unknown } }>(`/api${QR_CODE_PATH}`, async (request, reply) => {
    const { text } = request.query;
    if (typeof text !== 'string' || text === '' || Buffer.byteLength(text) > MOST_BYTES) {
      throw new Rejection(SERVER_TEXTS.parameterError);
    }
    const code = await limit.run(async () => {
      // Other work comes between two codes.
      await nextTurn();
      return codes.get(text, () => renderSVG(text, { ecc: 'L', border: QUIET_ZONE }));
    });
    return answerSvg(reply, code);
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
