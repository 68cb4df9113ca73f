import { Rejection } from '@bourse/contract-server';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';

const PAGE_SIZE = 10;
const LARGEST_SIZE = 100;

/** Rows of a page, from page 1. @throws Rejection if there is no such page */
export function pageOf<Row>(rows: readonly Row[], page: number, size = PAGE_SIZE): Row[] {
  if (page < 1 || size < 1) throw new Rejection(SERVER_TEXTS.parameterError);
  const most = Math.min(size, LARGEST_SIZE);
  return rows.slice((page - 1) * most, page * most);
}
