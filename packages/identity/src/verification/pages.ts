import { PHOTOS, type VerificationValues } from '../rules/verification-rules';

type Page = readonly (keyof VerificationValues)[];

const DETAILS: Page = ['name', 'cardId'];

/** Fields of each page of the form: one photo a page on phones, everything on one page elsewhere. */
export const pagesOf = (isPhone: boolean): readonly Page[] =>
  isPhone ? [DETAILS, ...PHOTOS.map((photo) => [photo])] : [[...DETAILS, ...PHOTOS]];
