import { rejection, respond } from '@bourse/api-client/testing';
import { endPush, PUSH_KINDS, readPush, savePush } from '@bourse/contracts/push';
import { capabilities } from '@bourse/contracts/site';

/** A back end with Web Push, and what it has of the session. */
export function pushServer() {
  const state = {
    endpoint: '',
    kinds: [] as string[],
    isGone: false,
    saved: [] as object[],
    isRefusing: false,
    refused: 0,
    reads: 0,
  };
  const handlers = [
    respond(capabilities, () => ({ push: { public_key: 'BAk', kinds: [...PUSH_KINDS] } })),
    respond(readPush, () => {
      state.reads += 1;
      return { endpoint: state.endpoint, kinds: state.kinds, gone: state.isGone ? 1 : 0 };
    }),
    respond(savePush, ({ request }) => {
      if (state.isRefusing) {
        state.refused += 1;
        return rejection('参数错误');
      }
      state.saved.push(request);
      state.endpoint = request.endpoint;
      state.kinds = request.kinds.split(',');
      return '保存成功';
    }),
    respond(endPush, () => {
      state.endpoint = '';
      state.kinds = [];
      return '保存成功';
    }),
  ];
  return { state, handlers };
}
