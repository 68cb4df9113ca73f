import { DISPUTE_REASONS } from '@bourse/contracts/c2c';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

const statementRule = (text: string) => (text.trim() === '' ? 'dispute.empty' : undefined);

/** A message has a text or a picture. */
export const messageSchema = schemaOfRules({ text: v.string(), picture: v.string() }, ({ text, picture }) => ({
  text: text.trim() === '' && picture === '' ? 'talk.empty' : undefined,
}));

/** A dispute has a reason and a statement. */
export const disputeSchema = schemaOfRules({ reason: v.picklist(DISPUTE_REASONS), text: v.string() }, ({ text }) => ({
  text: statementRule(text),
}));
export type DisputeDraft = v.InferOutput<typeof disputeSchema>;

export const answerSchema = schemaOfRules({ text: v.string() }, ({ text }) => ({ text: statementRule(text) }));
