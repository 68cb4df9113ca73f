import { rejection, respond, testStore } from '@bourse/api-client/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { upload } from '../contract';
import { freshServer, stubUploads } from '../test-server';
import { useUpload, type Upload } from './use-upload';

const { server } = freshServer(() => [respond(upload, ({ request }) => `/upload/${request.file.size}.png`)]);

beforeEach(() => stubUploads());

function openForm(): () => Upload {
  const store = testStore({ session: { token: 'token', userId: 7 } });
  const { result } = renderHook(() => useUpload(), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return () => result.current;
}
const picture = new File(['picture'], 'front.png', { type: 'image/png' });

it('sends one file in the field `file` and gives its address', async () => {
  const form = openForm();
  let url: string | undefined;
  await act(async () => {
    url = await form().send(picture);
  });
  expect(url).toBe('/upload/7.png');
  expect(form().state).toEqual({ kind: 'done', url: '/upload/7.png' });
});

it('gives the server’s refusal', async () => {
  server.use(respond(upload, () => rejection('文件过大')));
  const form = openForm();
  await act(() => form().send(picture));
  expect(form().state).toEqual({ kind: 'failed', failure: { kind: 'rejected', text: '文件过大' } });
});

it.each([
  ['a type that may contain scripts', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'wrongType'],
  ['more than 4 MB', new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), 'tooLarge'],
])('does not send %s', async (_, file, problem) => {
  const form = openForm();
  await act(() => form().send(file));
  expect(form().state).toEqual({ kind: 'invalid', problem });
});

it('can be aborted, and discards the pending upload', async () => {
  const aborted = Promise.withResolvers<void>();
  server.use(
    respond(upload, async () => {
      await aborted.promise;
      return '/upload/late.png';
    }),
  );
  const form = openForm();
  act(() => void form().send(picture));
  await waitFor(() => expect(form().state).toEqual({ kind: 'sending', part: 0.5 }));
  act(() => form().clear());
  aborted.resolve();
  expect(form().state).toEqual({ kind: 'none' });
});
