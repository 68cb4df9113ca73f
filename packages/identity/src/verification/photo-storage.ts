import { ownKey, readIndexedDb, writeIndexedDb } from '@bourse/storage';
import type { StoredPhoto, PhotoStorage } from '@bourse/ui-kit/forms';
import * as v from 'valibot';
import { PHOTOS } from '../rules/verification-rules';

type Photo = (typeof PHOTOS)[number];

const storedPhoto: v.GenericSchema<StoredPhoto> = v.object({
  blob: v.blob(),
  name: v.string(),
  before: v.number(),
  hadLocation: v.boolean(),
  hadMetadata: v.boolean(),
  advice: v.array(v.picklist(['image.adviceBlur', 'image.adviceGlare', 'image.adviceSmall'])),
  url: v.string(),
});

const keyOf = (userId: number, photo: Photo) => ownKey(userId, `verification/${photo}`);

/** Keeps a photo of a user's verification draft in IndexedDB. A log-out removes it. */
export const photoStorage = (userId: number, photo: Photo): PhotoStorage => ({
  read: () => readIndexedDb('user', keyOf(userId, photo), storedPhoto),
  write: (stored) => writeIndexedDb('user', keyOf(userId, photo), stored),
});

/** Removes the photos after they were submitted. */
export async function dropPhotos(userId: number): Promise<void> {
  await Promise.all(PHOTOS.map((photo) => writeIndexedDb('user', keyOf(userId, photo), undefined)));
}
