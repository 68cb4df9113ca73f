import type { Done, Refused } from '../../result';
import type { PhotoPart } from './tables';

/** Names of the uploads that a user submits as photos. */
export type PhotoUploads = Readonly<Record<PhotoPart, string>>;

/** A photo on its way from the uploads of the user into the documents. */
export interface SealedPhoto {
  /** Name of the encrypted photo. */
  name: string;
  /** Name of the upload, which is deleted. */
  upload: string;
}

export interface SubmitIdentity {
  userId: number;
  /** Keyed hash of the number of the document. */
  cardHash: string;
  /** Name and number, encrypted. */
  sealed: string;
  photos: readonly SealedPhoto[];
}

/** `photos_missing`: not all addresses are pictures that the user uploaded. */
export type SubmitRefusal =
  | 'photos_missing'
  | 'photos_equal'
  | 'photo_in_review'
  | 'card_taken'
  | 'under_review'
  | 'already_approved';
export type SubmitResult = Done | Refused<SubmitRefusal>;
export type DeleteResult = Done | Refused<'no_documents' | 'under_review'>;
