import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database';
import { StoreError } from './errors';
import { initial } from './migrations/0001-initial';
import { codes } from './migrations/0002-codes';
import { inviters } from './migrations/0003-inviters';
import { core } from './migrations/0004-core';
import { marks } from './migrations/0005-marks';
import { desk } from './migrations/0006-desk';
import { chain } from './migrations/0007-chain';
import { accounts } from './migrations/0008-accounts';
import { transfers } from './migrations/0009-transfers';
import { lever } from './migrations/0010-lever';
import { reduceOnly } from './migrations/0011-reduce-only';
import { closedBy } from './migrations/0012-closed-by';
import { leverageHouse } from './migrations/0013-leverage-house';
import { leverExits } from './migrations/0014-exits';
import { options } from './migrations/0020-options';
import { c2c } from './migrations/0030-c2c';
import { acceptors } from './migrations/0031-acceptors';
import { dealTerms } from './migrations/0032-deal-terms';
import { c2cTalk } from './migrations/0033-c2c-talk';
import { c2cRatings } from './migrations/0034-c2c-ratings';
import { c2cFloating } from './migrations/0035-c2c-floating';
import { c2cPeople } from './migrations/0036-c2c-people';
import { identity } from './migrations/0050-identity';
import { documents } from './migrations/0051-documents';
import { photoPieces } from './migrations/0052-photo-pieces';
import { subscription } from './migrations/0060-subscription';
import { passwordResets } from './migrations/0070-password-resets';
import { uploadPieces } from './migrations/0071-upload-pieces';
import { loginAddresses } from './migrations/0072-login-addresses';
import { userSettings } from './migrations/0073-user-settings';
import { secondFactor } from './migrations/0074-second-factor';
import { devices } from './migrations/0075-devices';
import { markSources } from './migrations/0076-mark-sources';
import { playMoney } from './migrations/0077-play-money';
import { passkeys } from './migrations/0079-passkeys';
import { orderTypes } from './migrations/0080-order-types';
import { exits } from './migrations/0081-exits';
import { tradeVolumes } from './migrations/0082-trade-volumes';
import { rebates } from './migrations/0090-rebates';
import { overnightFees } from './migrations/0111-overnight-fees';
import { conversions } from './migrations/0112-conversions';
import { apiKeys } from './migrations/0113-api-keys';
import { recoveries } from './migrations/0114-recoveries';
import { passkeySessions } from './migrations/0115-passkey-sessions';
import { goneSubscriptions } from './migrations/0116-gone-subscriptions';
import { deskLog } from './migrations/0120-desk-log';
import { frozenAccounts } from './migrations/0121-frozen-accounts';
import { pushSubscriptions } from './migrations/0078-push-subscriptions';
import { wallet } from './migrations/0040-wallet';
import { depositDebts } from './migrations/0041-deposit-debts';

/**
 * In the order of their names; a released one is never changed, a new one is added. Numbers: core 0004 to 0009 and 007x, leverage 001x,
 * options 002x, c2c and acceptors 003x, wallet 004x, identity 005x, subscription 006x, spot 008x, referral 009x,
 * histories and conversions 011x, the desk's log and freezes 012x.
 */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-codes': codes,
  '0003-inviters': inviters,
  '0004-core': core,
  '0005-marks': marks,
  '0006-desk': desk,
  '0007-chain': chain,
  '0008-accounts': accounts,
  '0009-transfers': transfers,
  '0010-lever': lever,
  '0011-reduce-only': reduceOnly,
  '0012-closed-by': closedBy,
  '0013-leverage-house': leverageHouse,
  '0014-exits': leverExits,
  '0020-options': options,
  '0030-c2c': c2c,
  '0031-acceptors': acceptors,
  '0032-deal-terms': dealTerms,
  '0033-c2c-talk': c2cTalk,
  '0034-c2c-ratings': c2cRatings,
  '0035-c2c-floating': c2cFloating,
  '0036-c2c-people': c2cPeople,
  '0040-wallet': wallet,
  '0041-deposit-debts': depositDebts,
  '0050-identity': identity,
  '0051-documents': documents,
  '0052-photo-pieces': photoPieces,
  '0060-subscription': subscription,
  '0070-password-resets': passwordResets,
  '0071-upload-pieces': uploadPieces,
  '0072-login-addresses': loginAddresses,
  '0073-user-settings': userSettings,
  '0074-second-factor': secondFactor,
  '0075-devices': devices,
  '0076-mark-sources': markSources,
  '0077-play-money': playMoney,
  '0078-push-subscriptions': pushSubscriptions,
  '0079-passkeys': passkeys,
  '0080-order-types': orderTypes,
  '0081-exits': exits,
  '0082-trade-volumes': tradeVolumes,
  '0090-rebates': rebates,
  '0111-overnight-fees': overnightFees,
  '0112-conversions': conversions,
  '0113-api-keys': apiKeys,
  '0114-recoveries': recoveries,
  '0115-passkey-sessions': passkeySessions,
  '0116-gone-subscriptions': goneSubscriptions,
  '0120-desk-log': deskLog,
  '0121-frozen-accounts': frozenAccounts,
};

/**
 * Migrates the schema to its newest version (or a named one, for tests), in one transaction. Products are developed
 * independently, so a number may be added below one that a store already has.
 * @throws if a migration fails or the database is of a newer version of the exchange
 */
export async function migrate(db: Kysely<Database>, version?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  });
  const { error } = await (version === undefined ? migrator.migrateToLatest() : migrator.migrateTo(version));
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : '';
  // Kysely reports `corrupted migrations` for a store with a migration that this program does not know.
  if (/corrupted migrations/.test(reason)) {
    throw new StoreError(
      'The store is of a newer version of the exchange. Start that version, or name another folder (DATA_DIR).',
    );
  }
  throw new Error('The schema of the store could not be brought up to date.', { cause: error });
}
