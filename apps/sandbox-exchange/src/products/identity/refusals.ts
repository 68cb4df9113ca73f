import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { SubmitRefusal } from './types';

/** The text of each problem of the typed documents. */
export const DOCUMENT_PROBLEMS = {
  incomplete: SERVER_TEXTS.realNameIncomplete,
  name_hidden: SERVER_TEXTS.parameterError,
  name_invalid: SERVER_TEXTS.realNameInvalid,
  card_invalid: SERVER_TEXTS.cardNumberInvalid,
};

/** The text of each refusal of a submission. */
export const SUBMIT_REFUSALS: Readonly<Record<SubmitRefusal, string>> = {
  photos_missing: SERVER_TEXTS.uploadRequired,
  photos_equal: SERVER_TEXTS.uploadDuplicate,
  photo_in_review: SERVER_TEXTS.photoInReview,
  card_taken: SERVER_TEXTS.cardNumberTaken,
  under_review: SERVER_TEXTS.realNameUnderReview,
  already_approved: SERVER_TEXTS.realNameAlreadyPassed,
};
