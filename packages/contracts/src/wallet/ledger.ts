import { defineCall, id, int, list, page } from '../wire';
import * as v from 'valibot';
import { logType } from './account';
import { logRow } from './log';

/** The log of one account and currency, newest first, one page from page 1; an empty page is the end. */
export const accountLog = defineCall({
  method: 'POST',
  path: '/wallet/legal_log',
  access: 'required',
  request: v.object({ type: logType, currency: id, page: int }),
  reply: v.pipe(
    page(logRow, v.object({ list: list(logRow) })),
    v.transform(({ rows }) => rows),
  ),
});

/** Rows of one page of the general ledger (money side, section 9). */
export const LEDGER_PAGE_SIZE = 20;

/** The ledger over all accounts and currencies, newest first. */
export const ledger = defineCall({
  method: 'POST',
  path: '/account/list',
  access: 'required',
  request: v.object({ limit: int, page: int }),
  reply: v.pipe(
    page(logRow, v.object({ data: list(logRow) })),
    v.transform(({ rows }) => rows),
  ),
});
