import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Context } from '../../core/context';
import type { Product } from '../../core/product';
import { ANNOUNCED } from './announced';
import { LEVER_AUDIT } from './audit';
import { LEVER, type LeverContext } from './lever-context';
import type { LeverState } from './state';
import { contractAccounts, publishedAccounts } from './published-account';
import { loadAvailable, loadLever, writeLever } from './store';
import { ENTRUST_HOLD, MARGIN_HOLD } from './margins';
import { onPrice } from './on-price';
import { releaseEntrusts } from './open-position';
import { chargeOvernight } from './overnight';
import { refuseOutflow } from './refuse-outflow';

/** Leverage trading: cross-margined positions on the spot pairs that have leverage terms. */
export const lever: Product<LeverState> = {
  ...LEVER,
  announced: ANNOUNCED,
  // The reference of every entry is an order.
  entries: {
    lever_entrust: SERVER_TEXTS.ledgerLeverHeld,
    lever_revoke: SERVER_TEXTS.ledgerLeverReleased,
    lever_open: SERVER_TEXTS.ledgerLeverOpened,
    lever_multiple: { credit: SERVER_TEXTS.ledgerMarginReturned, debit: SERVER_TEXTS.ledgerMarginAdded },
    lever_close: {
      credit: SERVER_TEXTS.ledgerPositionResult,
      debit: SERVER_TEXTS.ledgerPositionResult,
      released: SERVER_TEXTS.ledgerMarginReturned,
    },
    lever_overnight: SERVER_TEXTS.ledgerOvernight,
  },
  holdPurposes: [MARGIN_HOLD, ENTRUST_HOLD],
  audit: LEVER_AUDIT,

  async load({ db, published }) {
    const state = await loadLever(db);
    publishedAccounts(published).load(state.all(), await loadAvailable(db, state.users()));
    return state;
  },
  writes(state) {
    const writes = state.takeWrites();
    const { placed, changed, charges, available } = writes;
    if (placed.length + changed.length + charges.length + available.size === 0) return undefined;
    return {
      write: (transaction) => writeLever(transaction, writes),
      publish: (published) => publishedAccounts(published).update([...placed, ...changed], available),
    };
  },
  onBalances: (_context, state, accounts) => state.noteAvailable(contractAccounts(accounts)),
  due: (context, state, deadline) => chargeOvernight({ ...context, lever: state }, deadline),
  refuseOutflow: (context, _state, outflow) => refuseOutflow(enter(context), outflow),
  cancelOpen: (context, state, userId) => releaseEntrusts({ ...context, lever: state }, userId),
  onPrice: (context, state, marks) => onPrice({ ...context, lever: state }, marks),
};

/** Gives a command the state of leverage trading. */
export function enter(context: Context): LeverContext {
  return { ...context, lever: context.of(lever) };
}
