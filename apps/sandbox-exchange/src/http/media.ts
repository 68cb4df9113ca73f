import type { FastifyInstance, FastifyReply } from 'fastify';
import { coinPicture } from '../simulation/media/coins';
import { coverPicture } from '../simulation/media/covers';
import { answerNotFound } from './envelope';

const WEEK_S = 604_800;

/** Pictures of coins and articles. They lie under `/api` so that a development server that passes `/api` on has them too. */
export function mediaRoutes(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>('/api/media/coins/:file', (request, reply) => {
    const picture = coinPicture(withoutSuffix(request.params.file));
    return picture === undefined ? answerNotFound(request, reply) : answerSvg(reply, picture);
  });
  server.get<{ Params: { file: string } }>('/api/media/covers/:file', (request, reply) => {
    const picture = coverPicture(withoutSuffix(request.params.file));
    return picture === undefined ? answerNotFound(request, reply) : answerSvg(reply, picture);
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
