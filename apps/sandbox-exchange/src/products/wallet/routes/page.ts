import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { Rejection } from '@bourse/contract-server';
import type { Page } from '../../../store/paging';

const PAGE_SIZE = 10;
const LARGEST_SIZE = 100;
/** A page costs what the rows before it cost. The client reads no further either (2,000 pages of 20). */
const MOST_ROWS = 40_000;

/** The page number of a request. @throws Rejection if it is invalid */
export function pageOf(page: number, size = PAGE_SIZE): Page {
  const rows = Math.min(size, LARGEST_SIZE);
  if (page < 1 || size < 1 || page * rows > MOST_ROWS) throw new Rejection(SERVER_TEXTS.parameterError);
  return { page, size: rows };
}
