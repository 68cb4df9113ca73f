import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhotoStorage } from './photo-storage';
import { useImageUpload } from './use-image-upload';

const URL_OF_PHOTO = '/photos/front.jpg';

vi.mock(import('./prepare-image'), () => ({
  prepareImage: (file: File) =>
    Promise.resolve({
      image: {
        blob: new Blob(['photo'], { type: 'image/jpeg' }),
        name: file.name,
        preview: 'blob:front',
        before: 5,
        hadLocation: false,
        hadMetadata: false,
        advice: [],
      },
    }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A storage whose photo with an address is kept as late as the test says. */
function slowStorage() {
  const kept = Promise.withResolvers<void>();
  const write = vi.fn<PhotoStorage['write']>((photo) =>
    photo?.url === URL_OF_PHOTO ? kept.promise : Promise.resolve(),
  );
  const storage: PhotoStorage = { read: () => Promise.resolve(undefined), write };
  return { storage, kept, write };
}

async function uploadTo(storage: PhotoStorage) {
  const onUrl = vi.fn<(url: string) => void>();
  const { result } = renderHook(() =>
    useImageUpload({ onUpload: () => Promise.resolve(URL_OF_PHOTO), onUrl, storage }),
  );
  let chosen: Promise<void> | undefined;
  await act(async () => {
    chosen = result.current.choose(new File(['photo'], 'front.jpg', { type: 'image/jpeg' }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
  return { kind: () => result.current.state.kind, cancel: () => result.current.cancel(), onUrl, chosen };
}

test('a photo is uploaded for its user once its address is stored in the draft', async () => {
  const { storage, kept } = slowStorage();
  const { kind, onUrl, chosen } = await uploadTo(storage);
  expect(kind()).toBe('uploading');
  expect(onUrl).not.toHaveBeenCalledWith(URL_OF_PHOTO);

  await act(async () => {
    kept.resolve();
    await chosen;
  });
  expect(kind()).toBe('uploaded');
  expect(onUrl).toHaveBeenLastCalledWith(URL_OF_PHOTO);
});

test('a slow draft does not delay the upload for more than a second', async () => {
  const { storage } = slowStorage();
  const { kind } = await uploadTo(storage);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(kind()).toBe('uploading');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(kind()).toBe('uploaded');
});

test('a draft that cannot be stored is no failed upload', async () => {
  const { storage, kept } = slowStorage();
  const { kind, chosen } = await uploadTo(storage);
  await act(async () => {
    kept.reject(new Error('The disk is full.'));
    await chosen;
  });
  expect(kind()).toBe('uploaded');
});

test('a photo that is cancelled while its draft is stored has no address in the draft', async () => {
  const { storage, kept, write } = slowStorage();
  const { kind, cancel, onUrl, chosen } = await uploadTo(storage);
  act(cancel);
  await act(async () => {
    kept.resolve();
    await chosen;
  });
  expect(kind()).toBe('canceled');
  expect(onUrl).not.toHaveBeenCalledWith(URL_OF_PHOTO);
  expect(write.mock.lastCall?.[0]?.url).toBe('');
});
