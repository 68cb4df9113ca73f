import { rejection, respond, testStore } from '@bourse/api-client/testing';
import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { upload } from '@bourse/contracts/site';
import { freshServer } from '../test-server/fresh-server';
import { stubUploads } from '../test-server/stub-uploads';
import { useUploadImage } from './use-upload-image';

const { server } = freshServer(() => [respond(upload, ({ request }) => `/upload/${request.file.size}.png`)]);

beforeEach(() => stubUploads());

function uploader() {
  const store = testStore({ session: { token: 'token', userId: 7 } });
  const { result } = renderHook(() => useUploadImage(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return result.current;
}
const picture = new File(['picture'], 'front.png', { type: 'image/png' });

it('the upload sends one file in the field `file`, reports its progress and gives its address', async () => {
  const onProgress = vi.fn<(part: number) => void>();
  const url = await uploader()(picture, { signal: new AbortController().signal, onProgress });
  expect(url).toBe('/upload/7.png');
  expect(onProgress).toHaveBeenCalledWith(0.5);
});

it('the upload rejects with the server’s refusal', async () => {
  server.use(respond(upload, () => rejection('文件过大')));
  const sent = uploader()(picture, {
    signal: new AbortController().signal,
    onProgress: vi.fn<(part: number) => void>(),
  });
  await expect(sent).rejects.toEqual({ kind: 'rejected', text: '文件过大' });
});

it('the upload stops the request when it is aborted', async () => {
  const isAborted = Promise.withResolvers<void>();
  server.use(
    respond(upload, async () => {
      await isAborted.promise;
      return '/upload/late.png';
    }),
  );
  const abort = new AbortController();
  const sent = uploader()(picture, { signal: abort.signal, onProgress: () => abort.abort() });
  await expect(sent).rejects.toBeDefined();
  isAborted.resolve();
});
