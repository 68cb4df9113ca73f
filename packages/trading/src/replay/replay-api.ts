import { exchangeApi } from '@bourse/api-client';
import type { ReplyOf, RequestOf } from '@bourse/contracts/wire';
import { moveReplay, replay } from '@bourse/contracts/market';

export type Replay = ReplyOf<typeof replay>;
export type ReplayMove = RequestOf<typeof moveReplay>;

const replayApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    replay: build.query<Replay, void>({ query: () => ({ call: replay, request: {} }) }),
    moveReplay: build.mutation<string, ReplayMove>({ query: (request) => ({ call: moveReplay, request }) }),
  }),
});

export const { useReplayQuery, useMoveReplayMutation } = replayApi;
