import type { UploadImage } from '@bourse/ui-kit/forms';
import { uploadApi } from './api';

/** Sends a photo of a form to `POST /api/upload`. */
export function useUploadImage(): UploadImage {
  const [start] = uploadApi.useUploadMutation();
  return async (file, { signal, onProgress }) => {
    const upload = start({ file, onProgress });
    const abort = () => upload.abort();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await upload.unwrap();
    } finally {
      signal.removeEventListener('abort', abort);
    }
  };
}
