import type { DeskCase } from '../../core/decisions';

/** Cases to list; all of them where a field is left out. */
export interface CaseFilter {
  readonly status?: DeskCase['status'] | undefined;
  readonly kind?: string | undefined;
  readonly userId?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}
