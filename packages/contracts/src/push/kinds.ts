// Apart from the calls: the service worker needs these, and no schema.

/** Kinds of notices that a user can choose. */
export const PUSH_KINDS = ['fills', 'stops', 'options', 'funds', 'c2c', 'logins'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** What a notice tells, and the kind that the user has chosen it by. */
export const PUSH_NOTICES = {
  spot_filled: 'fills',
  lever_filled: 'fills',
  spot_exit: 'stops',
  lever_closed: 'stops',
  option_settled: 'options',
  deposit: 'funds',
  withdrawal: 'funds',
  c2c_order: 'c2c',
  c2c_message: 'c2c',
  login: 'logins',
  recovery: 'logins',
  recovery_approved: 'logins',
} as const satisfies Readonly<Record<string, PushKind>>;

/**
 * `spot_filled`: a resting spot order has filled. `spot_exit`: a take profit or a stop has sold. `lever_filled`: a pending order has opened.
 * `recovery`: a recovery of the account was requested; `recovery_approved`: its last waiting time runs. The user can cancel both.
 */
export type PushNotice = keyof typeof PUSH_NOTICES;

/** The JSON that the back end sends through the push service: no amount, no name, no text. `id` is that of the order, option, deposit or withdrawal. */
export interface PushMessage {
  readonly notice: PushNotice;
  readonly id?: number | undefined;
}

const isNotice = (name: unknown): name is PushNotice => typeof name === 'string' && Object.hasOwn(PUSH_NOTICES, name);

/** A message as the service worker gets it; `undefined` for one that this client does not know. */
export function readPushMessage(sent: unknown): PushMessage | undefined {
  if (typeof sent !== 'object' || sent === null || !('notice' in sent) || !isNotice(sent.notice)) return undefined;
  const id = 'id' in sent && Number.isSafeInteger(sent.id) && Number(sent.id) >= 0 ? Number(sent.id) : undefined;
  return { notice: sent.notice, id };
}
