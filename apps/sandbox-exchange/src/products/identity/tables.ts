import type { Generated } from 'kysely';
import type { PieceRow } from '../../store/pieces';

export type IdentityStatus = 'pending' | 'approved' | 'rejected';

export const PHOTO_PARTS = ['front', 'reverse', 'hand'] as const;
export type PhotoPart = (typeof PHOTO_PARTS)[number];

export interface IdentityRow {
  user_id: number;
  /** Keyed hash of the document's number: unique among pending and approved ones. It stays when the documents are deleted. */
  card_hash: string;
  /** Name and number, encrypted; an empty text after they were deleted. */
  sealed: string;
  status: IdentityStatus;
  /** Why it was rejected. */
  reason: string;
  submitted_at: number;
}

export interface IdentityPhotoRow {
  /** Random. The pieces of the name are the type and the bytes of the picture, encrypted. */
  name: string;
  user_id: number;
  part: PhotoPart;
  /** Whether the photo belongs to the documents of its user: it is stored before the command that accepts the documents. */
  is_accepted: boolean;
}

interface RegionUserTable {
  id: Generated<number>;
  agent_id: number;
  city_name: string;
  district_name: string;
  phone: string;
  joined_at: number;
}

declare module '../../store/database' {
  interface Database {
    identities: IdentityRow;
    identity_photos: IdentityPhotoRow;
    identity_photo_pieces: PieceRow;
    region_agents: { user_id: number };
    region_users: RegionUserTable;
  }
}
