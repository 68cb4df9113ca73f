import { LONGEST_RATING, RATINGS, type Rating } from '@bourse/contracts/c2c';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

export const ratingOf = (value: string): Rating | undefined => RATINGS.find((rating) => rating === value);

/** A rating says good or bad; nothing is chosen at first. */
export const ratingSchema = schemaOfRules({ value: v.string(), text: v.string() }, ({ value, text }) => ({
  value: ratingOf(value) === undefined ? 'rating.missing' : undefined,
  text: text.length > LONGEST_RATING ? 'rating.tooLong' : undefined,
}));
