import { exchangeApi } from '@bourse/api-client';
import { upload } from '@bourse/contracts/site';
import type { UploadImage } from '@bourse/ui-kit/forms';

interface UploadRequest {
  readonly file: Blob;
  /** Is given the part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

const uploadApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a file; yields its address. */
    upload: build.mutation<string, UploadRequest>({
      query: ({ file, onProgress }) => ({ call: upload, request: { file }, onProgress }),
    }),
  }),
});

/** Sends a photo of a form to `POST /api/upload`. */
export function useUploadImage(): UploadImage {
  const [start] = uploadApi.useUploadMutation();
  return async (file, { signal, onProgress }) => {
    const sending = start({ file, onProgress });
    const abort = () => sending.abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await sending.unwrap();
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
}
