import { DISPUTE_REASONS, type DisputeReason } from '@bourse/contracts/c2c';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

const statementRule = (text: string) => (text.trim() === '' ? 'dispute.empty' : undefined);

/** A message has a text or a picture. */
export const messageSchema = schemaOfRules({ text: v.string(), picture: v.string() }, ({ text, picture }) => ({
  text: text.trim() === '' && picture === '' ? 'talk.empty' : undefined,
}));

export const disputeReasonOf = (value: string): DisputeReason | undefined =>
  DISPUTE_REASONS.find((reason) => reason === value);

/** A dispute has a reason and a statement; no reason is chosen at first, because each side has others. */
export const disputeSchema = schemaOfRules({ reason: v.string(), text: v.string() }, ({ reason, text }) => ({
  reason: disputeReasonOf(reason) === undefined ? 'dispute.noReason' : undefined,
  text: statementRule(text),
}));

export const answerSchema = schemaOfRules({ text: v.string() }, ({ text }) => ({ text: statementRule(text) }));
