import type { Done, Refused } from '../../result';
import type { PhotoPart } from './tables';

/** A photo on its way from the uploads of the user into the documents. */
export interface SealedPhoto {
  part: PhotoPart;
  /** Name of the upload, which is deleted. */
  upload: string;
  sealed: Buffer;
}

export interface SubmitIdentity {
  userId: number;
  /** Keyed hash of the number of the document. */
  cardHash: string;
  /** Name and number, encrypted. */
  sealed: string;
  /** `undefined`: not all addresses are pictures that the user uploaded. */
  photos: readonly SealedPhoto[] | undefined;
}

export type SubmitResult =
  | Done
  | Refused<'photos_missing' | 'photos_equal' | 'photo_in_review' | 'card_taken' | 'under_review' | 'already_approved'>;
export type DeleteResult = Done | Refused<'no_documents' | 'under_review'>;
