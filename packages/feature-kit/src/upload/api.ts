import { exchangeApi } from '@bourse/api-client';
import { upload } from '@bourse/contracts/site';

export interface UploadRequest {
  readonly file: Blob;
  /** Is given the part that has been sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Sends a file; yields its address. */
export const uploadApi = exchangeApi.injectEndpoints({
  endpoints: (build) => ({
    upload: build.mutation<string, UploadRequest>({
      query: ({ file, onProgress }) => ({ call: upload, request: { file }, onProgress }),
    }),
  }),
});
