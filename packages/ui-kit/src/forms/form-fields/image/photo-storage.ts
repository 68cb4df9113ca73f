import type { ImageAdvice } from './image-advice';

/** A photo of a draft with what is known of it. */
export interface StoredPhoto {
  readonly blob: Blob;
  readonly name: string;
  /** Bytes of the chosen file. */
  readonly before: number;
  readonly hadLocation: boolean;
  readonly hadMetadata: boolean;
  readonly advice: readonly ImageAdvice[];
  /** The address of the uploaded photo; an empty text while it is not uploaded. */
  readonly url: string;
}

/** Where a photo of a draft is kept, such as IndexedDB. */
export interface PhotoStorage {
  readonly read: () => Promise<StoredPhoto | undefined>;
  /** `undefined` removes the photo. */
  readonly write: (photo: StoredPhoto | undefined) => Promise<void>;
}
